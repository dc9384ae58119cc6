import type { Uuid } from '../kernel/index.ts';
import { type Clause, NOTHING, type Relation, or, some } from './clause.ts';
import type { ResultKey } from './result-keys.ts';

/** The people of an object, by result type; `itself` for a person. */
export const PEOPLE_OF: Partial<Record<ResultKey, Relation | 'itself'>> = {
  note: 'peopleOfNote',
  highlight: 'peopleWhoSay',
  person: 'itself',
};

/**
 * The clause of a row over segments, with each segment replaced by its own clause. One person satisfies the whole segment.
 * @param clauses over people, by the ids of the segments
 */
export function withSegments(clause: Clause, key: ResultKey, clauses: ReadonlyMap<Uuid, Clause>): Clause {
  const people = PEOPLE_OF[key];
  if (people === undefined) return NOTHING;
  switch (clause.kind) {
    case 'and':
    case 'or':
      return { kind: clause.kind, clauses: clause.clauses.map((part) => withSegments(part, key, clauses)) };
    case 'not':
      return { kind: 'not', clause: withSegments(clause.clause, key, clauses) };
    case 'overlaps': {
      const segments = clause.values.map((id) => clauses.get(id)!);
      return or(...segments.map((segment) => (people === 'itself' ? segment : some(people, segment))));
    }
    default:
      throw new Error(`No row over segments has a ${clause.kind}`);
  }
}
