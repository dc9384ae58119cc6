/** A week: no recording is longer, and the document takes no later moment. */
export const MOMENT_MAX_MS = 604_800_000;

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** The milliseconds that a time such as `0:21`, `01:02:03` or `00:01.500` says; `null` when it says none. */
export function clockTime(text: string): number | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds, fraction] = match;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  const time = Number(hours ?? 0) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds) * 1000 + Number((fraction ?? '').padEnd(3, '0'));
  return time <= MOMENT_MAX_MS ? time : null;
}
