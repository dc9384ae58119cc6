import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';

/** Units of an interval (specification, document 001, section 3), with the most of each. */
export const RETENTION_UNITS = {
  years: 100,
  months: 1_200,
  days: 36_500,
  hours: 876_000,
  minutes: 52_560_000,
  seconds: 3_153_600_000,
} as const;
export type RetentionUnit = keyof typeof RETENTION_UNITS;
const UNIT_NAMES = Object.keys(RETENTION_UNITS) as RetentionUnit[];

/** Choices of the form, in days (specification, document 001, section 9). */
export const RETENTION_DAYS = [30, 60, 90, 180, 365] as const;

export const retentionInterval = {
  type: 'object',
  description:
    'Units are added from years to seconds, in UTC. Where a month has no such day, the interval ends with the month.',
  properties: Object.fromEntries(
    UNIT_NAMES.map((unit) => [unit, { type: 'integer', minimum: 0, maximum: RETENTION_UNITS[unit] }]),
  ) as { readonly [Unit in RetentionUnit]: { type: 'integer'; minimum: 0; maximum: number } },
  required: [] as const,
} satisfies ObjectSchema;
export type RetentionInterval = Infer<typeof retentionInterval>;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY_MS = 24 * HOUR;
/** The mean month of the Gregorian calendar. */
const MONTH = 30.436_875 * DAY_MS;

const monthsOf = ({ years = 0, months = 0 }: RetentionInterval): number => years * 12 + months;
const restOf = ({ days = 0, hours = 0, minutes = 0, seconds = 0 }: RetentionInterval): number =>
  days * DAY_MS + hours * HOUR + minutes * MINUTE + seconds * SECOND;

/** Its usual length in milliseconds, to compare intervals of different units. */
export const lengthOf = (interval: RetentionInterval): number => monthsOf(interval) * MONTH + restOf(interval);

/** @throws Refusal `ValidationError` for an interval without length */
export function demandLength(interval: RetentionInterval): void {
  if (lengthOf(interval) === 0)
    refuse('ValidationError', 'The interval is empty', 'Give at least one unit, such as {"days": 90}.');
}

const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** Where that month has no such day, the first moment after the month, so that a later date never ends earlier. */
function monthsLater(date: Date, months: number): Date {
  const [year, month, later] = [date.getUTCFullYear(), date.getUTCMonth() + months, new Date(date)];
  if (date.getUTCDate() > lastDay(year, month)) return new Date(Date.UTC(year, month + 1, 1));
  later.setUTCFullYear(year, month, date.getUTCDate());
  return later;
}

/** The moment an interval after a date. */
export const laterBy = (interval: RetentionInterval, date: Date): Date =>
  new Date(monthsLater(date, monthsOf(interval)).getTime() + restOf(interval));

/**
 * The last date, to the millisecond, from which an interval has passed: `laterBy(interval, date) <= now` holds for it
 * and all earlier dates, and for no later one.
 */
export function passedSince(interval: RetentionInterval, now: Date): Date {
  const end = new Date(now.getTime() - restOf(interval));
  const months = monthsOf(interval);
  if (months === 0) return end;
  const [year, month, day] = [end.getUTCFullYear(), end.getUTCMonth() - months, end.getUTCDate()];
  if (day > lastDay(year, month)) return new Date(Date.UTC(year, month + 1, 1) - 1);
  const since = new Date(end);
  since.setUTCFullYear(year, month, day);
  return since;
}

/** In words, such as `1 year and 6 months`. */
export function intervalWords(interval: RetentionInterval): string {
  const parts = UNIT_NAMES.flatMap((unit) => {
    const count = interval[unit] ?? 0;
    return count === 0 ? [] : [`${count.toLocaleString('en')} ${count === 1 ? unit.slice(0, -1) : unit}`];
  });
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
