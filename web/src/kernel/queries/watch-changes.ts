import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { earlyChanges } from '../api/early-answers.ts';
import type { Change } from './changes.ts';
import { invalidateAll, invalidateTouchedBy } from './invalidate.ts';

/** Milliseconds to batch changes for one refetch. */
const BATCH_MS = 250;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
const ask = (): EventSource => new EventSource('/api/v1/changes');

/**
 * Refetches what a change affects, and everything after a lost connection.
 * Browsers reconnect by themselves except after an error response; then this reconnects with backoff. Returns a
 * function that stops it.
 */
export function watchChanges(
  queries: QueryClient,
  open: () => EventSource = ask,
  pause: (failures: number) => number = pauseAfter,
): () => void {
  let waiting: Change[] = [];
  let batch: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let source: EventSource;
  const refetch = (): void => {
    const changes = waiting;
    waiting = [];
    batch = undefined;
    void invalidateTouchedBy(queries, ...changes);
  };
  const listen = (): void => {
    const early = earlyChanges();
    const mine = early?.source ?? open();
    if (early?.missed) void invalidateAll(queries);
    source = mine;
    mine.addEventListener('change', ({ data }: MessageEvent<string>) => {
      waiting.push(JSON.parse(data) as Change);
      batch ??= setTimeout(refetch, BATCH_MS);
    });
    mine.addEventListener('missed', () => void invalidateAll(queries));
    mine.addEventListener('error', () => {
      failures += 1;
      if (mine.readyState === mine.CLOSED) next = setTimeout(listen, pause(failures));
    });
    mine.addEventListener('open', () => {
      if (failures > 0) void invalidateAll(queries);
      failures = 0;
    });
  };
  listen();
  return () => {
    clearTimeout(batch);
    clearTimeout(next);
    source.close();
  };
}

/** Refetches queries after changes by others, while signed in. */
export function useChanges(signedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => (signedIn ? watchChanges(queries) : undefined), [queries, signedIn]);
}
