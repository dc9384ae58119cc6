import { clockTime } from '../content/index.ts';

/** A position in a recording (`1:02:03`), or a time of day as in chats (`10:02 AM`). */
export const MOMENT = '\\d{1,3}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,3})?(?:[ \\u00a0\\u202f]?[AaPp]\\.?[Mm]\\b\\.?)?';

/** `1 hour 0 minutes 12 seconds`, as programs write for screen readers. */
export const MOMENT_IN_WORDS = '(?:\\d{1,3} hours?)?(?: ?\\d{1,2} minutes?)?(?: ?\\d{1,2} seconds?)?';

const HALF_DAY = /\s?([ap])\.?\s?m\.?/i;
const HOUR_MS = 3_600_000;

/** Whether a text is a time of day. */
export const isOfDay = (text: string): boolean => /\d\s?[ap]\.?\s?m\b/i.test(text);

/** Milliseconds since the start of the recording, or since midnight for a time of day; `null` if invalid. */
export const writtenMoment = (text: string): number | null =>
  isOfDay(text) ? timeOfDay(text) : clockTime(twoDigits(text));

/** Milliseconds of a {@link MOMENT_IN_WORDS}. */
export function momentInWords(text: string): number {
  const of = (unit: RegExp): number => Number(unit.exec(text)?.[1] ?? 0);
  return of(/(\d+) h/) * HOUR_MS + of(/(\d+) m/) * 60_000 + of(/(\d+) s/) * 1_000;
}

/** Milliseconds since midnight for `10:02`, `10:02:03` or `10:02 PM`; `null` if invalid. */
export function timeOfDay(text: string): number | null {
  const half = HALF_DAY.exec(text)?.[1];
  const clock = twoDigits(text.replace(HALF_DAY, ''));
  const time = clockTime(/:\d+:/.test(clock) ? clock : `${clock}:00`);
  if (time === null || time >= 24 * HOUR_MS) return null;
  if (!half) return time;
  if (time < HOUR_MS || time >= 13 * HOUR_MS) return null;
  return (time % (12 * HOUR_MS)) + (half.toLowerCase() === 'p' ? 12 * HOUR_MS : 0);
}

const twoDigits = (text: string): string => text.replace(/:(\d)(?=[:.,]|$)/g, ':0$1');
