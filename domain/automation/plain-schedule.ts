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

function weekdaysIn(field: string): readonly number[] | null {
  if (field === '1-5') return WORKING_DAYS;
  return WEEKDAYS.test(field) ? sorted(field.split(',').map(Number)) : null;
}

/** A cron expression as a choice that a form can show; null for all others. */
export function plainSchedule(cronExpression: string): PlainSchedule | null {
  const [minutes = '', hours = '', day = '', month, weekday = '', ...more] = cronExpression.trim().split(/\s+/);
  const [minute, hour] = [numberWithin(minutes, 0, 59), numberWithin(hours, 0, 23)];
  if (minute === null || hour === null || month !== '*' || more.length > 0) return null;
  const time = { hour, minute };
  if (day === '*' && weekday === '*') return { every: 'DAY', ...time };
  const weekdays = day === '*' ? weekdaysIn(weekday) : null;
  if (weekdays) return { every: 'WEEK', ...time, weekdays };
  const date = weekday === '*' ? numberWithin(day, 1, 31) : null;
  return date === null ? null : { every: 'MONTH', ...time, day: date };
}

/** The cron expression of a choice. */
export function cronOf(schedule: PlainSchedule): string {
  const time = `${schedule.minute} ${schedule.hour}`;
  if (schedule.every === 'DAY') return `${time} * * *`;
  if (schedule.every === 'MONTH') return `${time} ${schedule.day} * *`;
  const weekdays = sorted(schedule.weekdays);
  return `${time} * * ${weekdays.join() === WORKING_DAYS.join() ? '1-5' : weekdays.join(',')}`;
}
