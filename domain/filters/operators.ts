import { type Clause, type Location, and, not, or } from './clause.ts';
import type { FieldKind } from './field-kinds.ts';
import type { Moment } from './moment.ts';

/** A value as an operator compares it. */
export type Operand = string | number | boolean | Moment;

type Compile = (at: Location, values: readonly Operand[]) => Clause;

interface OperatorRow {
  readonly label: string;
  /** How many values it needs. */
  readonly takes: 'none' | 'one' | 'many';
  /** The kinds of fields it compares. */
  readonly kinds: readonly FieldKind[];
  readonly compile: Compile;
}

const same: Compile = (at, [value]) => ({
  kind: 'equalTo',
  at,
  value: typeof value === 'object' ? value.day : value!,
});
const contains: Compile = (at, [phrase]) => ({ kind: 'contains', at, phrase: phrase as string });
const containsAny: Compile = (at, phrases) => or(...phrases.map((phrase) => contains(at, [phrase])));
const after: Compile = (at, [moment]) => ({ kind: 'greaterThan', at, value: (moment as Moment).last });
const before: Compile = (at, [moment]) => ({ kind: 'lessThan', at, value: (moment as Moment).first });
const greater: Compile = (at, [value]) => ({ kind: 'greaterThan', at, value: value as number });
const less: Compile = (at, [value]) => ({ kind: 'lessThan', at, value: value as number });
const oneOf: Compile = (at, values) => ({ kind: 'in', at, values: values as string[] });
const anyOf: Compile = (at, values) => ({ kind: 'overlaps', at, values: values as string[] });
const allOf: Compile = (at, values) => and(...values.map((value) => anyOf(at, [value])));
const empty: Compile = (at) => ({ kind: 'empty', at });
const negated =
  (compile: Compile): Compile =>
  (at, values) =>
    not(compile(at, values));

const TEXT = ['text'] as const;
const NUMBER = ['number'] as const;
const DATE = ['date'] as const;
const CHOICE = ['choice'] as const;
const CHOICES = ['choices'] as const;
const COMPARED = ['text', 'number', 'date'] as const;
const EMPTIED = ['text', 'number', 'date', 'choice', 'choices'] as const;

/**
 * The operators (document 001, sections 3 and 5). An operator is one entry; the first one of a kind is the default of its fields.
 * MissingAllOf is the negation of HasAllOf, HasNoneOf that of HasAnyOf, ContainsNoneOf that of ContainsAnyOf.
 */
export const OPERATORS = {
  Contains: { label: 'contains', takes: 'one', kinds: TEXT, compile: contains },
  DoesNotContain: { label: 'does not contain', takes: 'one', kinds: TEXT, compile: negated(contains) },
  ContainsAnyOf: { label: 'contains any of', takes: 'many', kinds: TEXT, compile: containsAny },
  ContainsNoneOf: { label: 'contains none of', takes: 'many', kinds: TEXT, compile: negated(containsAny) },
  Is: { label: 'is', takes: 'one', kinds: [...COMPARED, 'boolean'], compile: same },
  IsNot: { label: 'is not', takes: 'one', kinds: ['text', 'number'], compile: negated(same) },
  IsAfter: { label: 'is after', takes: 'one', kinds: DATE, compile: after },
  IsBefore: { label: 'is before', takes: 'one', kinds: DATE, compile: before },
  IsGreaterThan: { label: 'is greater than', takes: 'one', kinds: NUMBER, compile: greater },
  IsLessThan: { label: 'is less than', takes: 'one', kinds: NUMBER, compile: less },
  IsOneOf: { label: 'is one of', takes: 'many', kinds: CHOICE, compile: oneOf },
  IsNotOneOf: { label: 'is not one of', takes: 'many', kinds: CHOICE, compile: negated(oneOf) },
  HasAnyOf: { label: 'has any of', takes: 'many', kinds: CHOICES, compile: anyOf },
  HasAllOf: { label: 'has all of', takes: 'many', kinds: CHOICES, compile: allOf },
  HasNoneOf: { label: 'has none of', takes: 'many', kinds: CHOICES, compile: negated(anyOf) },
  MissingAllOf: { label: 'does not have all of', takes: 'many', kinds: CHOICES, compile: negated(allOf) },
  IsEmpty: { label: 'is empty', takes: 'none', kinds: EMPTIED, compile: empty },
  IsNotEmpty: { label: 'is not empty', takes: 'none', kinds: EMPTIED, compile: negated(empty) },
} as const satisfies Record<string, OperatorRow>;

export type Operator = keyof typeof OPERATORS;
export const OPERATOR_NAMES = Object.keys(OPERATORS) as readonly Operator[];

const TABLE: Readonly<Record<Operator, OperatorRow>> = OPERATORS;
const OF_KIND = new Map<string, readonly Operator[]>();

/** The operators of a field, in the order of the table. Fields that always have a value lack the last two. */
export function operatorsOf({
  kind,
  neverEmpty = false,
}: {
  readonly kind: FieldKind;
  readonly neverEmpty?: boolean;
}): readonly Operator[] {
  const key = `${kind} ${neverEmpty}`;
  const known = OF_KIND.get(key);
  if (known) return known;
  const found = OPERATOR_NAMES.filter(
    (name) => TABLE[name].kinds.includes(kind) && !(neverEmpty && TABLE[name].takes === 'none'),
  );
  OF_KIND.set(key, found);
  return found;
}

export const operatorOf = (name: Operator): OperatorRow => TABLE[name];
