import { type Clause, type Leaf, and, keyOf, some } from './clause.ts';
import { PEOPLE_OF } from './segments.ts';
import type { ResultKey } from './result-keys.ts';

type Limit = Leaf & { readonly kind: 'greaterThan' | 'lessThan' };

const isLimit = (clause: Clause | undefined, kind: Limit['kind']): clause is Limit => clause?.kind === kind;
const isOfPeople = ({ at }: Limit): boolean => 'of' in at && at.of === 'PERSON';

/**
 * Clauses that must all hold. A lower and an upper limit of a field of people that follow each other are a range: the
 * value of one person is within both (decided).
 */
export function withRanges(clauses: readonly Clause[], key: ResultKey): Clause[] {
  const people = PEOPLE_OF[key];
  if (people === undefined || people === 'itself') return [...clauses];
  const joined: Clause[] = [];
  for (const clause of clauses) {
    const lower = joined.at(-1);
    if (isRange(lower, clause)) joined.splice(-1, 1, some(people, and(lower!, clause)));
    else joined.push(clause);
  }
  return joined;
}

const isRange = (lower: Clause | undefined, upper: Clause): boolean =>
  isLimit(lower, 'greaterThan') &&
  isLimit(upper, 'lessThan') &&
  isOfPeople(lower) &&
  keyOf(lower.at) === keyOf(upper.at);
