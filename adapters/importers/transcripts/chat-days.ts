import { type DateOrder, dayIn, writtenDate } from '@evident/domain/dates';

/**
 * Returns the first of ascending days, as `2026-03-14`, or `null`. Ambiguous days take the order in which they ascend.
 * If both orders do, the day comes first, except for numbers without leading zeros, as in the United States.
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
