/** Order of the numbers in a date without a leading four-digit year. */
export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** A parsed date. `numbers` are in written order; with a month name or a leading year, the order is unambiguous. */
export interface WrittenDate {
  separator: string;
  numbers: readonly [number, number, number];
  certain: 'ymd' | 'dmy' | null;
  /** Milliseconds since midnight, converted to UTC. */
  time: number;
}

const TIME =
  '(\\d{1,2}):(\\d{2})(?::(\\d{2})(?:[.,](\\d{1,9}))?)?(?:\\s*([ap])\\.?m\\.?)?(?:\\s*(Z|(?:UTC|GMT)?[+-]\\d{1,2}(?::?\\d{2})?|[A-Z]{3,4}))?';
const NUMERIC = new RegExp(`^(\\d{1,4})([-/.])(\\d{1,2})\\2(\\d{1,4})(?:(?:T|,?\\s+)${TIME})?$`, 'i');
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,?\\s+)?';
const NAMED = new RegExp(
  `^${WEEKDAY}(?:(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+|-|\\.\\s*)(?:of\\s+)?([a-z]{3,9})\\.?|([a-z]{3,9})\\.?(?:\\s+|-)(\\d{1,2})(?:st|nd|rd|th)?)(?:,\\s*|\\s+|-)(\\d{4}|\\d{2})(?:(?:,?\\s+(?:at\\s+)?)${TIME})?$`,
  'i',
);
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const LONGEST = 50;

/**
 * Parses a date: numbers separated by `-`, `/` or `.`, or an English month name, optionally followed by a time, AM/PM
 * and an offset.
 */
export function writtenDate(text: string): WrittenDate | null {
  if (text.length > LONGEST || text.length < 6) return null;
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [, first = '', separator = '', second = '', third = ''] = numeric;
    const time = timeOfDay(numeric.slice(5));
    if (
      time === null ||
      first.length === 3 ||
      third.length === 3 ||
      (first.length === 4 && third.length > 2) ||
      (first.length !== 4 && third.length === 1)
    )
      return null;
    return {
      separator,
      numbers: [Number(first), Number(second), Number(third)],
      certain: first.length === 4 ? 'ymd' : null,
      time,
    };
  }
  const named = NAMED.exec(text);
  if (!named) return null;
  const month = monthOf(named[2] ?? named[3] ?? '');
  const time = timeOfDay(named.slice(6));
  if (month === 0 || time === null) return null;
  return { separator: ' ', numbers: [Number(named[1] ?? named[4]), month, Number(named[5])], certain: 'dmy', time };
}

/** The day as written, as UTC milliseconds at midnight, with the numbers in this order; `null` if invalid. */
export function dayIn(date: WrittenDate, order: DateOrder): number | null {
  const [a, b, c] = date.numbers;
  const read = date.certain ?? order;
  const [year, month, day] = read === 'ymd' ? [a, b, c] : read === 'mdy' ? [c, a, b] : [c, b, a];
  const full = year > 99 ? year : year < 69 ? 2000 + year : 1900 + year;
  if (full < 1000 || month < 1 || month > 12 || day < 1 || day > daysIn(full, month)) return null;
  return Date.UTC(full, month - 1, day);
}

/** The moment, with the numbers in this order; `null` if invalid. UTC without an offset. */
export function momentOf(date: WrittenDate, order: DateOrder): Date | null {
  const day = dayIn(date, order);
  return day === null ? null : new Date(day + date.time);
}

function timeOfDay(parts: readonly (string | undefined)[]): number | null {
  const [hour, minute, second, fraction, half, offset] = parts;
  if (hour === undefined) return 0;
  const [h, m, s] = [Number(hour), Number(minute), Number(second ?? 0)];
  const ahead = offsetOf(offset);
  if (ahead === null || m > 59 || s > 60 || h > 23 || (half && (h < 1 || h > 12))) return null;
  const hours = half ? (h % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : h;
  return ((hours * 60 + m) * 60 + s) * 1000 + Number((fraction ?? '').slice(0, 3).padEnd(3, '0')) - ahead;
}

/** Time zone names with their offset in hours: those of RFC 2822 and the largely unambiguous ones. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  AST: -4,
  ADT: -3,
  AKST: -9,
  AKDT: -8,
  HST: -10,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  JST: 9,
  KST: 9,
  AWST: 8,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
};

/** Milliseconds that this offset is ahead of UTC; `null` for an unknown name. */
function offsetOf(offset = 'Z'): number | null {
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/i.exec(offset);
  if (!match) return Object.hasOwn(ZONES, offset.toUpperCase()) ? (ZONES[offset.toUpperCase()] ?? 0) * 3_600_000 : null;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return minutes > 15 * 60 ? null : (match[1] === '-' ? -1 : 1) * minutes * 60_000;
}

function monthOf(name: string): number {
  const known = name.toLowerCase();
  return known.length < 3
    ? 0
    : MONTHS.findIndex(
        (month) => month === known || month.slice(0, 3) === known || (known === 'sept' && month === 'september'),
      ) + 1;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
