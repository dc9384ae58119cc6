import type { Uuid } from '../kernel/index.ts';
import type { FieldedType } from '../fields/index.ts';
import type { DatumFilter } from './field-kinds.ts';
import type { Point, Span } from './moment.ts';
import type { Attribute } from './system-fields.ts';

/**
 * An operand of leaves: an attribute of the filtered object, or its values of a custom field.
 * A location holds any number of values. A missing value is none.
 */
export type Location =
  | { readonly attribute: Attribute }
  | { readonly fieldId: Uuid; readonly of: FieldedType; readonly datum: DatumFilter };

/** A folded text, a number, a boolean, or a day of the reader. */
export type Comparand = string | number | boolean | Span;

/** The people of an object whom a clause can ask about: those linked to a note, or those who say a highlight. */
export type Relation = 'peopleOfNote' | 'peopleWhoSay';

/**
 * A condition on one object, with two truth values (document 001, section 3, Filter targets).
 * A leaf is true if one value of its location satisfies it. So a missing value makes `empty` true and every other leaf false, and `not` is plain negation.
 */
export type Clause =
  | { readonly kind: 'and' | 'or'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'not'; readonly clause: Clause }
  /** One of these people satisfies the whole clause, which is over people. */
  | { readonly kind: 'some'; readonly relation: Relation; readonly clause: Clause }
  | Leaf;

export type Leaf =
  /** The same text, folded; the same number or boolean; a day, or an instant within the day. */
  | { readonly kind: 'equalTo'; readonly at: Location; readonly value: Comparand }
  /** The words of `phrase`, folded, one after the other. */
  | { readonly kind: 'contains'; readonly at: Location; readonly phrase: string }
  /** Exactly one of the values: `in` where a location has at most one value, `overlaps` where it has several. */
  | { readonly kind: 'in' | 'overlaps'; readonly at: Location; readonly values: readonly string[] }
  | { readonly kind: 'greaterThan' | 'lessThan'; readonly at: Location; readonly value: number | Point }
  | { readonly kind: 'empty'; readonly at: Location };

/** Every object. */
export const EVERYTHING: Clause = { kind: 'and', clauses: [] };
/** No object. */
export const NOTHING: Clause = { kind: 'or', clauses: [] };

export const and = (...clauses: readonly Clause[]): Clause => ({ kind: 'and', clauses });
export const or = (...clauses: readonly Clause[]): Clause => ({ kind: 'or', clauses });
export const not = (clause: Clause): Clause => ({ kind: 'not', clause });

export const some = (relation: Relation, clause: Clause): Clause => ({ kind: 'some', relation, clause });

/** The key of a location in a {@link FilterRecord}. */
export const keyOf = (at: Location): string => ('attribute' in at ? at.attribute : `${at.of}.${at.fieldId}`);

const isConstant = (clause: Clause, kind: 'and' | 'or'): boolean => clause.kind === kind && clause.clauses.length === 0;

export const isEverything = (clause: Clause): boolean => isConstant(clause, 'and');

/** An equal clause without nested conjunctions, double negations and constants. */
export function simplified(clause: Clause): Clause {
  if (clause.kind === 'not') {
    const inner = simplified(clause.clause);
    if (isConstant(inner, 'and')) return NOTHING;
    if (isConstant(inner, 'or')) return EVERYTHING;
    return inner.kind === 'not' ? inner.clause : not(inner);
  }
  if (clause.kind === 'some') {
    const inner = simplified(clause.clause);
    return isConstant(inner, 'or') ? NOTHING : some(clause.relation, inner);
  }
  if (clause.kind !== 'and' && clause.kind !== 'or') return clause;
  const { kind } = clause;
  const parts = clause.clauses.map(simplified).flatMap((part) => (part.kind === kind ? part.clauses : [part]));
  const absorbing = kind === 'and' ? 'or' : 'and';
  if (parts.some((part) => isConstant(part, absorbing))) return kind === 'and' ? NOTHING : EVERYTHING;
  return parts.length === 1 ? parts[0]! : { kind, clauses: parts };
}
