import {
  type Fact,
  type FieldType,
  type FieldTypeName,
  areChoicesOf,
  isDay,
  isNumberOf,
  isText,
  isWords,
} from './field-types.ts';
import { caseless } from '../text/index.ts';

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
  /** Whether values of events meet a value. It is prepared once for all of them. */
  readonly against: (value: ConditionValue) => Met;
}
type Met = (fact: Exclude<Fact, null>) => boolean;

const folded = (value: unknown): string => caseless(String(value));
const texts = (met: (fact: string, value: string) => boolean, takes = isText) => ({
  takes,
  against(value: ConditionValue): Met {
    const sought = folded(value);
    return (fact) => met(folded(fact), sought);
  },
});
const comparison = (met: (fact: number, value: number) => boolean) => ({
  takes: isNumberOf,
  against(value: ConditionValue): Met {
    const than = Number(value);
    return (fact) => met(Number(fact), than);
  },
});
const days = (met: (fact: string, value: string) => boolean) => ({
  takes: isDay,
  against(value: ConditionValue): Met {
    const day = String(value);
    return (fact) => met(String(fact).slice(0, 10), day);
  },
});
const holds = (value: ConditionValue): Met => {
  const sought = folded(value);
  return (fact) => Array.isArray(fact) && fact.some((one) => folded(one) === sought);
};
const isAmong = (value: ConditionValue): Met => {
  const values: ReadonlySet<unknown> = new Set(value as readonly string[]);
  return (fact) => values.has(fact);
};
const not =
  (against: (value: ConditionValue) => Met) =>
  (value: ConditionValue): Met => {
    const met = against(value);
    return (fact) => !met(fact);
  };
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isSame =
  (value: ConditionValue): Met =>
  (fact) =>
    fact === value;

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
    contains: { words: 'contains', ...texts((fact, value) => fact.includes(value), isWords) },
    startsWith: { words: 'starts with', ...texts((fact, value) => fact.startsWith(value), isWords) },
    endsWith: { words: 'ends with', ...texts((fact, value) => fact.endsWith(value), isWords) },
  },
  number: NUMBERS,
  boolean: {
    equal: { words: 'is', takes: isBoolean, against: isSame },
    notEqual: { words: 'is not', takes: isBoolean, against: not(isSame) },
  },
  date: {
    before: { words: 'is before', ...days((fact, value) => fact < value) },
    after: { words: 'is after', ...days((fact, value) => fact > value) },
    on: { words: 'is on', ...days((fact, value) => fact === value) },
    notOn: { words: 'is not on', ...days((fact, value) => fact !== value) },
    empty: { words: 'is empty', takes: (value) => value === null, against: () => () => false },
  },
  array: {
    contains: { words: 'contain', takes: isWords, against: holds },
    notContains: { words: 'do not contain', takes: isWords, against: not(holds) },
    length: {
      words: 'have a number that',
      takes: isLength,
      against(value) {
        const { operator, value: than } = value as LengthValue;
        const met = NUMBERS[operator].against(than);
        return (fact) => Array.isArray(fact) && met(fact.length);
      },
    },
  },
  enum: {
    in: { words: 'is', takes: areChoicesOf, against: isAmong },
    notIn: { words: 'is not', takes: areChoicesOf, against: not(isAmong) },
  },
};

/**
 * Whether values of events meet an operator and its value. A missing value meets only `notEqual`, and the question
 * whether it is missing.
 */
export function met(type: FieldTypeName, operator: string, value: ConditionValue): (fact: Fact) => boolean {
  const against = OPERATORS[type][operator]!.against(value);
  const missing = operator === 'notEqual' || operator === 'empty';
  return (fact) => (fact === null ? missing : against(fact));
}
