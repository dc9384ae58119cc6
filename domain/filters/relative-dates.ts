import { type ReaderTime, clockAt, instantAt } from '../dates/index.ts';

/** A date filter without a limit: the same as none. */
export const ALL_TIME = 'all time';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The relative dates (document 001, section 3): milliseconds, or calendar months of the reader. */
const RELATIVE = {
  '1 hour ago': { ms: HOUR_MS },
  '1 week ago': { ms: WEEK_MS },
  '2 weeks ago': { ms: 2 * WEEK_MS },
  '4 weeks ago': { ms: 4 * WEEK_MS },
  '1 month ago': { months: 1 },
  '3 months ago': { months: 3 },
  '6 months ago': { months: 6 },
  '1 year ago': { months: 12 },
  '2 years ago': { months: 24 },
} as const satisfies Record<string, { ms: number } | { months: number }>;

export type RelativeDate = keyof typeof RELATIVE;
export const RELATIVE_DATES = Object.keys(RELATIVE) as readonly RelativeDate[];
export const isRelative = (value: string): value is RelativeDate => Object.hasOwn(RELATIVE, value);

/** The instant so long before `now`. A day that the earlier month lacks becomes its last day: a month before March 31 is the end of February. */
export function before({ now, timeZone }: ReaderTime, value: RelativeDate): Date {
  const by = RELATIVE[value];
  if ('ms' in by) return new Date(now.getTime() - by.ms);
  const clock = clockAt(now, timeZone);
  const then = new Date(clock);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - by.months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(clock.getUTCDate(), lastDay));
  return instantAt(then, timeZone);
}
