import { clockTime } from '../content/index.ts';

/** A moment of a recording (`1:02:03`), or a time of the day as chats have it (`10:02 AM`). */
export const MOMENT = '\\d{1,3}:\\d{2}(?::\\d{2})?(?:[.,]\\d{1,3})?(?:[ \\u00a0\\u202f]?[AaPp]\\.?[Mm]\\b\\.?)?';

const HALF_DAY = /[ \u00a0\u202f]?([ap])\.?m\.?/i;
const HOUR_MS = 3_600_000;

/** Whether a moment is a time of the day. */
export const isOfDay = (text: string): boolean => HALF_DAY.test(text);

/** Milliseconds since the beginning of the recording, or since midnight for a time of the day; `null` when it is none. */
export function writtenMoment(text: string): number | null {
  const half = HALF_DAY.exec(text)?.[1];
  const clock = text.replace(HALF_DAY, '').replace(/:(\d)(?=[:.,]|$)/g, ':0$1');
  if (!half) return clockTime(clock);
  const time = clockTime(/:\d+:/.test(clock) ? clock : `${clock}:00`);
  if (time === null || time < HOUR_MS || time >= 13 * HOUR_MS) return null;
  return (time % (12 * HOUR_MS)) + (half.toLowerCase() === 'p' ? 12 * HOUR_MS : 0);
}
