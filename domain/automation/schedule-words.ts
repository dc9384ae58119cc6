const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const LIST = /^[0-7](?:,[0-7])*$/;
const NUMBER = /^\d{1,2}$/;

const twoDigits = (number: string): string => number.padStart(2, '0');

/**
 * The times of a schedule as words, such as: Every Monday at 09:00 (UTC). Forms other than a time on each day, on days of the
 * week, on a day of the month, or in each hour stay as they are written.
 */
export function scheduleWords(cronExpression: string, timezone: string): string {
  const times = timesInWords(cronExpression.trim().split(/\s+/));
  return `${times ?? `At the times ${cronExpression}`} (${timezone})`;
}

function timesInWords([minute = '', hour = '', day = '', month, weekday = '']: readonly string[]): string | null {
  if (month !== '*' || !NUMBER.test(minute)) return null;
  if (hour === '*') return day === '*' && weekday === '*' ? `Every hour at minute ${Number(minute)}` : null;
  if (!NUMBER.test(hour)) return null;
  const days = daysInWords(day, weekday);
  return days && `${days} at ${twoDigits(hour)}:${twoDigits(minute)}`;
}

function daysInWords(day: string, weekday: string): string | null {
  if (day === '*' && weekday === '*') return 'Every day';
  if (NUMBER.test(day) && weekday === '*') return `On day ${Number(day)} of each month`;
  if (day !== '*') return null;
  if (weekday === '1-5') return 'On weekdays';
  if (!LIST.test(weekday)) return null;
  const names = [...new Set(weekday.split(',').map((one) => DAYS[Number(one)]!))];
  return `Every ${names.length === 1 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}`;
}
