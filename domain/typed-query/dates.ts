import { type ReaderTime, dayAt } from '../dates/index.ts';
import { RELATIVE_DATES, type RelativeDate, momentOf } from '../filters/index.ts';

/** A span of days as a filter writes it: its first day and the day after its last; or an instant relative to now. */
export type TypedDate = { readonly first: string; readonly next: string } | { readonly relative: RelativeDate };

const DAY_MS = 86_400_000;
const SPAN = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/;

/** A relative date as it is typed: `1-month-ago`. */
export const typedRelative = (date: RelativeDate): string => date.replaceAll(' ', '-');

/** The dates that the search field suggests. */
export const DATE_SUGGESTIONS: readonly string[] = ['today', 'yesterday', ...RELATIVE_DATES.map(typedRelative)];

/** The date that a value names: a year, a month, a day, `today`, `yesterday`, or a relative date. Days are those of the reader. */
export function typedDate(value: string, time: ReaderTime): TypedDate | null {
  const said = value.trim().toLowerCase();
  const relative = RELATIVE_DATES.find((date) => date === said.replaceAll(/[\s-]+/g, ' '));
  if (relative) return { relative };
  const today = dayAt(time.now, time.timeZone);
  if (said === 'today') return dayFrom(today);
  if (said === 'yesterday') return dayFrom(dayBefore(today));
  const [, year, month, day] = SPAN.exec(said) ?? [];
  if (year === undefined) return null;
  const first = `${year}-${month ?? '01'}-${day ?? '01'}`;
  if (!momentOf(first, time)) return null;
  if (day !== undefined) return dayFrom(first);
  const next = new Date(first);
  if (month === undefined) next.setUTCFullYear(next.getUTCFullYear() + 1);
  else next.setUTCMonth(next.getUTCMonth() + 1);
  return span(first, next);
}

const dayFrom = (day: string): TypedDate | null => span(day, new Date(Date.parse(day) + DAY_MS));
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Null beyond the calendar of filters, which ends with the year 9999. */
const span = (first: string, next: Date): TypedDate | null =>
  next.getUTCFullYear() > 9999 ? null : { first, next: dayOf(next) };

/** The day before one. */
export const dayBefore = (day: string): string => dayOf(new Date(Date.parse(day) - DAY_MS));
