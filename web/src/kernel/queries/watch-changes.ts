import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { earlyChanges } from '../api/early-answers.ts';
import { isForeseen } from './foreseen.ts';
import { type Change, touchedBy } from './touched-by.ts';

/** What changes close together is read again together. */
const TOGETHER_MS = 250;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
const ask = (): EventSource => new EventSource('/api/v1/changes');

/**
 * Reads again what a change touches, and everything after a lost connection. A browser asks again by itself when the connection breaks, but never after an answer
 * that refuses; then it is asked anew here, ever more seldom. Returns the way to stop.
 */
export function watchChanges(
  queries: QueryClient,
  open: () => EventSource = ask,
  pause: (failures: number) => number = pauseAfter,
): () => void {
  let waiting: Change[] = [];
  let together: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let source: EventSource;
  // What a change of this page foresees stays as it is shown: it is asked again once that is answered.
  const askAgain = (touched: (queryKey: QueryKey) => boolean = () => true): void =>
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => !isForeseen(queries, queryKey) && touched(queryKey),
    });
  const readAgain = (): void => {
    const changes = waiting;
    waiting = [];
    together = undefined;
    askAgain((queryKey) => changes.some((change) => touchedBy(change, queryKey)));
  };
  const listen = (): void => {
    const early = earlyChanges();
    const mine = early?.source ?? open();
    if (early?.missed) askAgain();
    source = mine;
    mine.addEventListener('change', ({ data }: MessageEvent<string>) => {
      waiting.push(JSON.parse(data) as Change);
      together ??= setTimeout(readAgain, TOGETHER_MS);
    });
    mine.addEventListener('missed', () => askAgain());
    mine.addEventListener('error', () => {
      failures += 1;
      if (mine.readyState === mine.CLOSED) next = setTimeout(listen, pause(failures));
    });
    mine.addEventListener('open', () => {
      if (failures > 0) askAgain();
      failures = 0;
    });
  };
  listen();
  return () => {
    clearTimeout(together);
    clearTimeout(next);
    source.close();
  };
}
