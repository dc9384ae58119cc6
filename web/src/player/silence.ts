import type { Waveform } from './recording-media.ts';
import { lastStartAt, type TimedSpans } from './word-at.ts';

/** Pauses shorter than this are part of speech. */
const SHORTEST_MS = 700;
/** Kept at either end of a skipped pause, so that no sound is cut. */
const MARGIN_MS = 150;
/** Peaks count as silence up to this share of the recording's usual loudness, and never above the absolute limit. */
const QUIET_SHARE = 0.12;
const QUIET_MOST = 24;

/** Returns the pauses of a recording that can be skipped, without their margins. */
export function silencesOf({ intervalMs, peaks }: Waveform): TimedSpans {
  const limit = quietLimit(peaks);
  const starts: number[] = [];
  const ends: number[] = [];
  let from = -1;
  for (let at = 0; at <= peaks.length; at++) {
    const quiet = at < peaks.length && peaks[at]! <= limit;
    if (quiet && from < 0) from = at;
    if (quiet || from < 0) continue;
    if ((at - from) * intervalMs >= SHORTEST_MS) {
      starts.push(from * intervalMs + MARGIN_MS);
      ends.push(at * intervalMs - MARGIN_MS);
    }
    from = -1;
  }
  return { starts: Int32Array.from(starts), ends: Int32Array.from(ends) };
}

/** Returns the end of the pause at a time; null where someone speaks. */
export function silenceEnd({ starts, ends }: TimedSpans, ms: number): number | null {
  const index = lastStartAt(starts, ms);
  return index >= 0 && ms < ends[index]! ? ends[index]! : null;
}

function quietLimit(peaks: readonly number[]): number {
  const sorted = Uint8Array.from(peaks).sort();
  const usual = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  return Math.min(QUIET_MOST, usual * QUIET_SHARE);
}
