import { type DateOrder, dayIn, writtenDate } from '@evident/domain/imports';

/**
 * The first of days that never go back, as `2026-03-14`; `null` where they are none. Where day and month may be either, it is the order in which they go on; where
 * both do, the day is first, unless the numbers have no zeros before them, as in America.
 */
export function dayInOrder(days: readonly string[]): string | null {
  const dates = [...new Set(days)].map(writtenDate);
  const american = days.every((day) => !/(?:^|[./-])0\d/.test(day));
  const orders: readonly DateOrder[] =
    american && !days.some((day) => day.includes('.')) ? ['mdy', 'dmy', 'ymd'] : ['dmy', 'mdy', 'ymd'];
  const read = orders.map((order) => dates.map((date) => date && dayIn(date, order)));
  const found = read.find((times) =>
    times.every((time, index) => time !== null && time >= (times[index - 1] ?? -Infinity)),
  );
  const first = found?.[0] ?? null;
  return first === null ? null : new Date(first).toISOString().slice(0, 10);
}
