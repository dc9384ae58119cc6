import type { DateOrder } from '@evident/domain/dates';
import type { Preferences } from '@evident/domain/preferences';
import { shownPreferences } from '../kernel/preferences.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

type DatePreferences = Pick<Preferences, 'locale' | 'dateFormat'>;

/** Locales that write dates in digits in this order. */
const ORDERED = { DMY: 'en-GB', MDY: 'en-US', YMD: 'sv-SE' } as const;
const DIGITS = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

const MEDIUM = { dateStyle: 'medium' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

const localeOf = ({ locale }: DatePreferences): string | undefined => (locale === 'AUTO' ? undefined : locale);

function formatsOf(preferences: DatePreferences) {
  const locale = localeOf(preferences);
  const { dateFormat } = preferences;
  const ordered = dateFormat === 'AUTO' ? null : new Intl.DateTimeFormat(ORDERED[dateFormat], DIGITS);
  const order = dateFormat === 'AUTO' ? locale : ORDERED[dateFormat];
  const plain = dateFormat === 'AUTO' ? MEDIUM : DIGITS;
  return {
    sameYear: ordered ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
    otherYear: ordered ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    /** Days without a time, stored as midnight UTC. */
    day: new Intl.DateTimeFormat(order, { ...plain, timeZone: 'UTC' }),
    month: new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
    date: new Intl.DateTimeFormat(order, plain),
    moment: new Intl.DateTimeFormat(order, { ...plain, ...(dateFormat === 'AUTO' ? { timeStyle: 'short' } : CLOCK) }),
    exact: new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
    relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
  };
}

let made: { readonly of: DatePreferences; readonly formats: ReturnType<typeof formatsOf> } | null = null;

/** Formats are expensive to make, so they are kept until the preferences change. */
function formats() {
  const of = shownPreferences();
  if (made?.of !== of) made = { of, formats: formatsOf(of) };
  return made.formats;
}

/** A date of another year in these preferences. */
export const dateIn = (preferences: DatePreferences, at: Date): string => formatsOf(preferences).otherYear.format(at);

/** Relative under a week, `12 Mar` this year, `12 Mar 2024` before. */
export function relativeTime(at: Date, now: Date): string {
  const away = at.getTime() - now.getTime();
  const { relative, sameYear, otherYear } = formats();
  const distance = Math.abs(away);
  if (distance < MINUTE) return 'just now';
  if (distance < HOUR) return relative.format(Math.trunc(away / MINUTE), 'minute');
  if (distance < DAY) return relative.format(Math.trunc(away / HOUR), 'hour');
  if (distance < WEEK) return relative.format(Math.trunc(away / DAY), 'day');
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at);
}

/** A day of the calendar such as `2026-11-30`, the same in every time zone. */
export function dayInWords(day: string, now: Date): string {
  const { sameYear, otherYear } = formats();
  const at = new Date(`${day}T12:00:00`);
  return (at.getFullYear() === now.getFullYear() ? sameYear : otherYear).format(at);
}

export function exactTime(at: Date): string {
  return formats().exact.format(at);
}

/** A calendar day, given as `yyyy-mm-dd`. */
export const shownDay = (day: string): string => formats().day.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));

/** The month of a calendar day: `May 2026`. */
export const monthInWords = (day: string): string => formats().month.format(new Date(`${day}T00:00:00Z`));

/** The order in which the reader writes the numbers of a date. */
export function numbersInOrder(): DateOrder {
  const { dateFormat } = shownPreferences();
  if (dateFormat === 'DMY') return 'dmy';
  if (dateFormat === 'MDY') return 'mdy';
  if (dateFormat === 'YMD') return 'ymd';
  const [first, second] = new Intl.DateTimeFormat(localeOf(shownPreferences()), DIGITS)
    .formatToParts()
    .filter(({ type }) => type !== 'literal');
  if (first?.type === 'year') return 'ymd';
  return first?.type === 'month' && second?.type === 'day' ? 'mdy' : 'dmy';
}

/** The local date of a moment. */
export const shownDate = (at: string | Date): string => formats().date.format(new Date(at));

/** The local date and time of a moment. */
export const shownMoment = (at: string | Date): string => formats().moment.format(new Date(at));
