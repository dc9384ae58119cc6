import type { Change } from './changes.ts';

/**
 * News for a page: a change; `missed`, when any may have been lost; `refused`, when the server refused the stream, for
 * example after a sign-out.
 */
export type News = Change | 'missed' | 'refused';
export type Stop = () => void;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

export const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
export const openStream = (): EventSource => new EventSource('/api/v1/changes');

/**
 * Reads the stream of changes. Browsers reconnect by themselves except after an error response; then this reconnects
 * with backoff.
 * @param early an open stream that missed nothing
 */
export function readStream(
  tell: (news: News) => void,
  early: EventSource | null = null,
  open: () => EventSource = openStream,
  pause: (failures: number) => number = pauseAfter,
): Stop {
  let next: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource;
  let [failures, isRefused, isComplete] = [0, false, early !== null];
  const listen = (opened: EventSource): void => {
    source = opened;
    opened.addEventListener('change', ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as Change));
    opened.addEventListener('missed', () => tell('missed'));
    opened.addEventListener('error', () => {
      failures += 1;
      isComplete = false;
      if (opened.readyState !== opened.CLOSED) return;
      if (!isRefused) tell('refused');
      isRefused = true;
      next = setTimeout(() => listen(open()), pause(failures));
    });
    // From the first heartbeat on, the server sends every change.
    opened.addEventListener('heartbeat', () => {
      if (!isComplete) tell('missed');
      [failures, isRefused, isComplete] = [0, false, true];
    });
  };
  listen(early ?? open());
  return () => {
    clearTimeout(next);
    source.close();
  };
}
