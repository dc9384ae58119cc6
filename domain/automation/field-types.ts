import { type Uuid, isUuid } from '../kernel/index.ts';

/** A value of an event; null if it is missing. Dates are `yyyy-mm-dd`, in UTC. */
export type Fact = string | number | boolean | readonly string[] | null;
/** The values of one event by the names of its fields. */
export type Facts = Readonly<Record<string, Fact>>;

/** Objects whose ids are the values of an enum. */
export type ListedObject = 'PROJECT' | 'MEMBER' | 'CHANNEL';

export type FieldType =
  | { readonly type: 'string' }
  | { readonly type: 'number'; readonly minimum: number; readonly maximum: number; readonly integer: boolean }
  | { readonly type: 'boolean' }
  | { readonly type: 'date' }
  | { readonly type: 'array' }
  | { readonly type: 'enum'; readonly values: readonly string[] }
  | { readonly type: 'enum'; readonly of: ListedObject };
export type FieldTypeName = FieldType['type'];

/** The most characters of a text in a condition (decided). */
export const CONDITION_TEXT_MAX = 500;
/** The most values of `in` and `notIn` (decided). */
export const CONDITION_VALUES_MAX = 200;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= CONDITION_TEXT_MAX;

/** Whether a value is a text with words. Every text contains, begins and ends with an empty one. */
export const isWords = (value: unknown): value is string => isText(value) && value.trim() !== '';

/** Whether a value is a day of the calendar, as `yyyy-mm-dd`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

export const isNumberOf = (value: unknown, field: FieldType): value is number =>
  field.type === 'number' &&
  typeof value === 'number' &&
  Number.isFinite(value) &&
  value >= field.minimum &&
  value <= field.maximum &&
  (!field.integer || Number.isInteger(value));

export function areChoicesOf(value: unknown, field: FieldType): value is readonly string[] {
  if (field.type !== 'enum' || !Array.isArray(value)) return false;
  if (value.length === 0 || value.length > CONDITION_VALUES_MAX) return false;
  return value.every((one) => ('of' in field ? isId(one) : field.values.includes(one as string)));
}

export const isId = (value: unknown): value is Uuid => typeof value === 'string' && isUuid(value);
