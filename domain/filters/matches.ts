import { containsPhrase, foldText } from '../search/index.ts';
import { type Clause, type Leaf, type Location, type Relation, keyOf } from './clause.ts';
import type { Point } from './moment.ts';
import type { Attribute } from './system-fields.ts';

export type FilterValue = string | number | boolean | Date;
/**
 * The values of an object by {@link keyOf} their location, and the records of its people by {@link Relation}.
 * Absent, null, an empty text and an empty list are no value.
 */
export interface FilterRecord {
  readonly [key: string]: FilterValue | readonly FilterValue[] | readonly FilterRecord[] | null | undefined;
}

type LeafOf<Kind extends Leaf['kind']> = Leaf & { kind: Kind };

const sizeOf = (value: FilterValue): number => (value instanceof Date ? value.getTime() : Number(value));
const INSTANTS: readonly Attribute[] = ['createdAt', 'updatedAt'];

/** Whether the dates of a location may be days without a time, which are midnight in UTC. */
const hasDays = (at: Location): boolean => !('attribute' in at && INSTANTS.includes(at.attribute));

const DAY_MS = 86_400_000;

/** A point as a date is compared with it: days with the clock of the reader. */
const pointFor = (value: Date, at: Leaf['at'], { clock, instant }: Point): number =>
  Date.parse(hasDays(at) && value.getTime() % DAY_MS === 0 ? clock : instant);

const limitOf = (value: FilterValue, { at, value: limit }: LeafOf<'greaterThan' | 'lessThan'>): number =>
  typeof limit === 'number' ? limit : pointFor(value as Date, at, limit);

function isSame(value: FilterValue, { at, value: wanted }: LeafOf<'equalTo'>): boolean {
  if (typeof wanted === 'object')
    return (
      value instanceof Date &&
      sizeOf(value) >= pointFor(value, at, wanted.first) &&
      sizeOf(value) < pointFor(value, at, wanted.next)
    );
  return typeof value === 'string' ? wanted !== '' && foldText(value) === wanted : value === wanted;
}

/** Whether one value satisfies a leaf. */
const SATISFIES: { [Kind in Exclude<Leaf['kind'], 'empty'>]: (value: FilterValue, leaf: LeafOf<Kind>) => boolean } = {
  equalTo: isSame,
  contains: (value, { phrase }) => containsPhrase(String(value), phrase),
  in: (value, { values }) => values.includes(String(value)),
  overlaps: (value, { values }) => values.includes(String(value)),
  greaterThan: (value, leaf) => sizeOf(value) > limitOf(value, leaf),
  lessThan: (value, leaf) => sizeOf(value) < limitOf(value, leaf),
};

const peopleAt = (record: FilterRecord, relation: Relation): readonly FilterRecord[] =>
  (record[relation] ?? []) as readonly FilterRecord[];

function valuesAt(record: FilterRecord, key: string): readonly FilterValue[] {
  const value = Object.hasOwn(record, key) ? record[key] : undefined;
  const values = Array.isArray(value) ? (value as readonly FilterValue[]) : [value as FilterValue | null | undefined];
  return values.filter((each): each is FilterValue => each !== null && each !== undefined && each !== '');
}

/** Whether a clause holds for a record: the meaning that every engine must agree with. */
export function matches(clause: Clause, record: FilterRecord): boolean {
  switch (clause.kind) {
    case 'and':
      return clause.clauses.every((part) => matches(part, record));
    case 'or':
      return clause.clauses.some((part) => matches(part, record));
    case 'not':
      return !matches(clause.clause, record);
    case 'some':
      return peopleAt(record, clause.relation).some((person) => matches(clause.clause, person));
    case 'empty':
      return valuesAt(record, keyOf(clause.at)).length === 0;
    default: {
      const satisfies = SATISFIES[clause.kind] as (value: FilterValue, leaf: Leaf) => boolean;
      return valuesAt(record, keyOf(clause.at)).some((value) => satisfies(value, clause));
    }
  }
}
