const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const sameYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const otherYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

/** Relative under a week, `12 Mar` this year, `12 Mar 2024` before. */
export function relativeTime(at: Date, now: Date): string {
  const away = at.getTime() - now.getTime();
  const distance = Math.abs(away);
  if (distance < MINUTE) return 'just now';
  if (distance < HOUR) return relative.format(Math.trunc(away / MINUTE), 'minute');
  if (distance < DAY) return relative.format(Math.trunc(away / HOUR), 'hour');
  if (distance < WEEK) return relative.format(Math.trunc(away / DAY), 'day');
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at);
}

export function exactTime(at: Date): string {
  return exact.format(at);
}
