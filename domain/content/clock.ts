/** A week in milliseconds. No recording is longer. */
export const MAX_MOMENT_MS = 604_800_000;

/** Formats a time in a recording: 0:21, 12:05, 1:02:03. */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const CLOCK = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?$/;

/** Parses a time such as `0:21`, `01:02:03` or `00:01.500` to milliseconds; `null` if invalid. */
export function clockTime(text: string): number | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds, fraction] = match;
  if (Number(seconds) > 59 || (hours !== undefined && Number(minutes) > 59)) return null;
  const time =
    Number(hours ?? 0) * 3_600_000 +
    Number(minutes) * 60_000 +
    Number(seconds) * 1000 +
    Number((fraction ?? '').padEnd(3, '0'));
  return time <= MAX_MOMENT_MS ? time : null;
}
