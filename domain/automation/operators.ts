import {
  type Fact,
  type FieldType,
  type FieldTypeName,
  areChoicesOf,
  isDay,
  isNumberOf,
  isText,
} from './field-types.ts';

/** The value of a condition. `length` compares with a nested operator and number. */
export type ConditionValue = string | number | boolean | readonly string[] | LengthValue | null;
export interface LengthValue {
  readonly operator: NumberOperator;
  readonly value: number;
}

interface Operator {
  /** Between the field and the value, in a sentence. */
  readonly words: string;
  /** Whether a value can be compared. */
  readonly takes: (value: unknown, field: FieldType) => boolean;
  /** Whether a value of the event meets it. The event has one. */
  readonly met: (fact: Exclude<Fact, null>, value: ConditionValue) => boolean;
}

const folded = (value: unknown): string => String(value).toLowerCase();
const texts = (met: (fact: string, value: string) => boolean) => ({
  takes: isText,
  met: (fact: Fact, value: ConditionValue) => met(folded(fact), folded(value)),
});
const comparison = (met: (fact: number, value: number) => boolean) => ({
  takes: isNumberOf,
  met: (fact: Fact, value: ConditionValue) => met(Number(fact), Number(value)),
});
const days = (met: (fact: string, value: string) => boolean) => ({
  takes: isDay,
  met: (fact: Fact, value: ConditionValue) => met(String(fact).slice(0, 10), String(value)),
});
const holds = (fact: Fact, value: ConditionValue): boolean =>
  Array.isArray(fact) && fact.some((one) => folded(one) === folded(value));
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isAmong = (fact: Fact, value: ConditionValue): boolean => Array.isArray(value) && value.includes(fact);

const NUMBERS = {
  equal: { words: 'is', ...comparison((fact, value) => fact === value) },
  notEqual: { words: 'is not', ...comparison((fact, value) => fact !== value) },
  greaterThan: { words: 'is greater than', ...comparison((fact, value) => fact > value) },
  greaterThanOrEqual: { words: 'is at least', ...comparison((fact, value) => fact >= value) },
  lessThan: { words: 'is less than', ...comparison((fact, value) => fact < value) },
  lessThanOrEqual: { words: 'is at most', ...comparison((fact, value) => fact <= value) },
} as const satisfies Record<string, Operator>;
export type NumberOperator = keyof typeof NUMBERS;

/** Lengths of lists that conditions compare with. */
const LENGTH: FieldType = { type: 'number', minimum: 0, maximum: 10_000, integer: true };

const isLength = (value: unknown): value is LengthValue => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { operator, value: than } = value as Partial<LengthValue>;
  return typeof operator === 'string' && Object.hasOwn(NUMBERS, operator) && isNumberOf(than, LENGTH);
};

/**
 * The operators of each type (specification, document 001, section 5, and decision D42). Texts are compared without
 * case, dates by their day.
 */
export const OPERATORS: Readonly<Record<FieldTypeName, Readonly<Record<string, Operator>>>> = {
  string: {
    equal: { words: 'is', ...texts((fact, value) => fact === value) },
    notEqual: { words: 'is not', ...texts((fact, value) => fact !== value) },
    contains: { words: 'contains', ...texts((fact, value) => fact.includes(value)) },
    startsWith: { words: 'starts with', ...texts((fact, value) => fact.startsWith(value)) },
    endsWith: { words: 'ends with', ...texts((fact, value) => fact.endsWith(value)) },
  },
  number: NUMBERS,
  boolean: {
    equal: { words: 'is', takes: isBoolean, met: (fact, value) => fact === value },
    notEqual: { words: 'is not', takes: isBoolean, met: (fact, value) => fact !== value },
  },
  date: {
    before: { words: 'is before', ...days((fact, value) => fact < value) },
    after: { words: 'is after', ...days((fact, value) => fact > value) },
    on: { words: 'is on', ...days((fact, value) => fact === value) },
    notOn: { words: 'is not on', ...days((fact, value) => fact !== value) },
    empty: { words: 'is empty', takes: (value) => value === null, met: () => false },
  },
  array: {
    contains: { words: 'contain', takes: isText, met: holds },
    notContains: { words: 'do not contain', takes: isText, met: (fact, value) => !holds(fact, value) },
    length: {
      words: 'have a number that',
      takes: isLength,
      met: (fact, value) => {
        const { operator, value: than } = value as LengthValue;
        return Array.isArray(fact) && NUMBERS[operator].met(fact.length, than);
      },
    },
  },
  enum: {
    in: { words: 'is', takes: areChoicesOf, met: isAmong },
    notIn: { words: 'is not', takes: areChoicesOf, met: (fact, value) => !isAmong(fact, value) },
  },
};

/**
 * Whether an operator is met by the value of an event. A missing value meets only `notEqual`, and the question whether
 * it is missing.
 */
export const isMet = (type: FieldTypeName, operator: string, fact: Fact, value: ConditionValue): boolean =>
  fact === null ? operator === 'notEqual' || operator === 'empty' : OPERATORS[type][operator]!.met(fact, value);
