import { before, isRelative } from './relative-dates.ts';

/** A day or an instant, as its first and its last instant, ISO 8601 in UTC. */
export interface Moment {
  readonly first: string;
  readonly last: string;
  /** The day in UTC. */
  readonly day: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The moment that a value names: a day, an instant, or a relative date; null if there is none. */
export function momentOf(value: string, now: Date): Moment | null {
  if (isRelative(value)) return at(before(now, value));
  if (DAY.test(value)) {
    const first = `${value}T00:00:00.000Z`;
    const start = new Date(first);
    const exists = start.getUTCDate() === Number(value.slice(8)) && value >= '0001';
    return exists ? { first, last: `${value}T23:59:59.999Z`, day: value } : null;
  }
  const instant = new Date(INSTANT.test(value) ? value : Number.NaN);
  return Number.isNaN(instant.getTime()) || !inCalendar(instant) ? null : at(instant);
}

/** PostgreSQL and ISO 8601 share the years 1 to 9999. */
const inCalendar = (instant: Date): boolean => instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999;

function at(instant: Date): Moment {
  const iso = instant.toISOString();
  return { first: iso, last: iso, day: iso.slice(0, 10) };
}
