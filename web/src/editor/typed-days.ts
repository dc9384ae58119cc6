import { isDay } from '@evident/domain/content';

export interface NamedDay {
  readonly label: string;
  /** `2026-11-30`. */
  readonly day: string;
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day of the calendar where the member is. */
export const dayOf = (at: Date): string => `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;

const NEAR = { Today: 0, Tomorrow: 1, Yesterday: -1 } as const;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const later = (now: Date, days: number): string =>
  dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));

/** The days that a query means: near days and weekdays by the start of their name, dates as `2026-11-30` or `30 Nov`. */
export function daysFor(query: string, now: Date): NamedDay[] {
  const wanted = query.trim().toLowerCase();
  const near = Object.entries(NEAR)
    .filter(([label]) => label.toLowerCase().startsWith(wanted))
    .map(([label, days]) => ({ label, day: later(now, days) }));
  if (wanted === '') return near;
  const weekdays = WEEKDAYS.flatMap((label, at) =>
    wanted.length > 1 && label.toLowerCase().startsWith(wanted)
      ? [{ label: `Next ${label}`, day: later(now, ((at - now.getDay() + 6) % 7) + 1) }]
      : [],
  );
  const day = writtenDay(wanted, now);
  return [...near, ...weekdays, ...(day ? [{ label: day, day }] : [])];
}

function writtenDay(wanted: string, now: Date): string | null {
  if (isDay(wanted)) return wanted;
  const [, first, name, second, year] =
    /^(?:(\d{1,2})\.? )?([a-z]{3})[a-z]*(?: (\d{1,2}))?(?:,? (\d{4}))?$/.exec(wanted) ?? [];
  const month = MONTHS.indexOf(name ?? '');
  const date = first ?? second;
  if (month < 0 || date === undefined) return null;
  const written = `${year ?? now.getFullYear()}-${pad(month + 1)}-${pad(Number(date))}`;
  return isDay(written) ? written : null;
}
