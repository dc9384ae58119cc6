import type { Browser, Page } from 'playwright-core';
import { lastStartAt } from '../../web/src/player/word-at.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'cc'];

/**
 * Runs work and returns the milliseconds of processor time that the page's main thread took in each frame, by the
 * browser's own trace. Frames before the first and after the last are left out.
 */
export async function mainThreadFrames<T>(
  browser: Browser,
  page: Page,
  work: () => Promise<T>,
): Promise<{ frames: number[]; result: T }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { frames: framesIn(trace.traceEvents), result };
}

function framesIn(events: readonly TraceEvent[]): number[] {
  const isFrame = ({ name, ph }: TraceEvent) => name === 'ProxyMain::BeginMainFrame' && ph === 'X';
  const counts = new Map<string, number>();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events.filter(isFrame)) counts.set(threadOf(event), (counts.get(threadOf(event)) ?? 0) + 1);
  const [main] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const own = events.filter((event) => threadOf(event) === main);
  const starts = Float64Array.from(own.filter(isFrame), ({ ts }) => ts).sort();
  const frames = Array.from(starts, () => 0);
  for (const { ts, dur = 0, tdur = dur } of own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X')) {
    // A frame is produced within a task, which begins earlier.
    const at = lastStartAt(starts, ts + dur);
    if (at >= 0) frames[at]! += tdur / 1000;
  }
  return frames.slice(0, -1);
}
