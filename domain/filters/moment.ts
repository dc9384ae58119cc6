import { type ReaderTime, clockAt, instantAt } from '../dates/index.ts';
import { before, isRelative } from './relative-dates.ts';

/** A point in time, ISO 8601 in UTC. */
export interface Point {
  /** Compared with values that have a time. */
  readonly instant: string;
  /** The time on the clock of the reader, as if in UTC. Compared with days, which are the same in every time zone. */
  readonly clock: string;
}

/** From its first point to that after its last. */
export interface Span {
  readonly first: Point;
  readonly next: Point;
}

/** A day or an instant, as its first and its last point. */
export interface Moment {
  readonly first: Point;
  readonly last: Point;
  /** The whole day in the time zone of the reader. */
  readonly day: Span;
}

const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;
/** PostgreSQL and ISO 8601 share the years 1 to 9999. */
const FIRST = Date.parse('0001-01-01T00:00:00.000Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** The moment that a value names: a day, an instant, or a relative date; null if there is none. */
export function momentOf(value: string, time: ReaderTime): Moment | null {
  if (isRelative(value)) return at(before(time, value), time);
  if (DAY.test(value)) {
    const start = new Date(`${value}T00:00:00.000Z`);
    if (start.getUTCDate() !== Number(value.slice(8)) || value < '0001') return null;
    const day = dayFrom(start, time);
    return {
      first: day.first,
      last: { instant: lastBefore(day.next.instant), clock: lastBefore(day.next.clock) },
      day,
    };
  }
  const instant = new Date(INSTANT.test(value) ? value : Number.NaN);
  return Number.isNaN(instant.getTime()) || !inCalendar(instant) ? null : at(instant, time);
}

const inCalendar = (instant: Date): boolean => instant.getTime() >= FIRST && instant.getTime() <= LAST;
const END = new Date(LAST).toISOString();
const written = (ms: number): string => new Date(Math.min(Math.max(ms, FIRST), LAST)).toISOString();

function at(instant: Date, time: ReaderTime): Moment {
  const clock = clockAt(instant, time.timeZone);
  const point = { instant: written(instant.getTime()), clock: written(clock.getTime()) };
  const start = new Date(Math.floor(clock.getTime() / DAY_MS) * DAY_MS);
  return { first: point, last: point, day: dayFrom(start, time) };
}

const lastBefore = (point: string): string => (point === END ? point : written(Date.parse(point) - 1));

/** @param start midnight in UTC of the day */
function dayFrom(start: Date, { timeZone }: ReaderTime): Span {
  const pointOf = (clock: Date): Point => ({
    instant: written(instantAt(clock, timeZone).getTime()),
    clock: written(clock.getTime()),
  });
  return { first: pointOf(start), next: pointOf(new Date(start.getTime() + DAY_MS)) };
}
