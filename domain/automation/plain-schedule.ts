/** Minutes and hours count from 0, weekdays from Sunday, days of a month from 1. */
export type PlainSchedule = { readonly hour: number; readonly minute: number } & (
  | { readonly every: 'DAY' }
  | { readonly every: 'WEEK'; readonly weekdays: readonly number[] }
  | { readonly every: 'MONTH'; readonly day: number }
);

const NUMBER = /^\d{1,2}$/;
const WEEKDAYS = /^[0-7](?:,[0-7])*$/;
const WORKING_DAYS = [1, 2, 3, 4, 5];

const numberWithin = (text: string, least: number, most: number): number | null => {
  const number = NUMBER.test(text) ? Number(text) : -1;
  return number >= least && number <= most ? number : null;
};

const sorted = (weekdays: readonly number[]): number[] =>
  [...new Set(weekdays.map((one) => one % 7))].toSorted((one, other) => one - other);

/** A cron expression as a choice that a form can show; null for all others. */
export function plainSchedule(cronExpression: string): PlainSchedule | null {
  const [minutes = '', hours = '', day, month, weekday, ...more] = cronExpression.trim().split(/\s+/);
  const [minute, hour] = [numberWithin(minutes, 0, 59), numberWithin(hours, 0, 23)];
  if (minute === null || hour === null || month !== '*' || more.length > 0) return null;
  const at = { hour, minute };
  if (day === '*' && weekday === '*') return { every: 'DAY', ...at };
  if (day === '*') {
    const weekdays =
      weekday === '1-5' ? WORKING_DAYS : WEEKDAYS.test(weekday ?? '') ? weekday!.split(',').map(Number) : [];
    return weekdays.length === 0 ? null : { every: 'WEEK', ...at, weekdays: sorted(weekdays) };
  }
  const date = weekday === '*' ? numberWithin(day ?? '', 1, 31) : null;
  return date === null ? null : { every: 'MONTH', ...at, day: date };
}

/** The cron expression of a choice. */
export function cronOf(schedule: PlainSchedule): string {
  const time = `${schedule.minute} ${schedule.hour}`;
  if (schedule.every === 'DAY') return `${time} * * *`;
  if (schedule.every === 'MONTH') return `${time} ${schedule.day} * *`;
  const weekdays = sorted(schedule.weekdays);
  return `${time} * * ${weekdays.join() === WORKING_DAYS.join() ? '1-5' : weekdays.join(',')}`;
}
