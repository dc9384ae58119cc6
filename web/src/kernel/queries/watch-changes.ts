import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { takeEarlyStream } from '../api/early-answers.ts';
import { type News, type Stop, readStream } from './change-stream.ts';
import type { Change } from './changes.ts';
import { invalidateAll, invalidateIdentity, invalidateTouchedBy } from './invalidate.ts';
import { browserTabs, shareStream } from './share-stream.ts';
import { whileShown } from './while-shown.ts';

/** Milliseconds to batch changes for one refetch. */
const BATCH_MS = 250;
const REST_MAX_MS = 5_000;
/** Milliseconds after which one answer that does not arrive no longer keeps other queries from their refetch. */
const ANSWER_MAX_MS = 30_000;
/** Milliseconds that a hidden tab stays joined: longer than most visits to another tab. */
const PATIENCE_MS = 60_000;

const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Refetches what news affects: batched for changes, at once for everything else. A refetch cancels those of the same
 * queries that are under way. So the next batch waits for the end of the last one, and then as long as that took.
 * Otherwise changes that keep coming would load a slow server without an answer ever arriving.
 */
export function refetching(queries: QueryClient): { hear: (news: News) => void; stop: Stop } {
  let waiting: Change[] = [];
  let batch: ReturnType<typeof setTimeout> | undefined;
  const refetch = async (): Promise<void> => {
    const [changes, begin] = [waiting, performance.now()];
    waiting = [];
    if (changes.length === 0) return void (batch = undefined);
    await Promise.race([invalidateTouchedBy(queries, ...changes), passed(ANSWER_MAX_MS)]);
    batch = setTimeout(refetch, Math.min(Math.max(performance.now() - begin, BATCH_MS), REST_MAX_MS));
  };
  return {
    hear(news) {
      if (news === 'missed') return void invalidateAll(queries);
      if (news === 'refused') return void invalidateIdentity(queries);
      waiting.push(news);
      batch ??= setTimeout(refetch, BATCH_MS);
    },
    stop: () => clearTimeout(batch),
  };
}

/** Refetches queries after changes by others. The tabs of an account share one stream; others have their own. */
function watchChanges(queries: QueryClient, account: string): Stop {
  const name = `evident-changes.${account}`;
  const { hear, stop } = refetching(queries);
  const join = (): Stop => shareStream(name, hear, readStream, takeEarlyStream(name));
  // Without locks each tab has its own stream, so a hidden one gives it up at once.
  const leave = whileShown(join, browserTabs.locks ? PATIENCE_MS : 0);
  return () => {
    leave();
    stop();
  };
}

/** Refetches queries after changes by others, while signed in. */
export function useChanges(account: string | null): void {
  const queries = useQueryClient();
  useEffect(() => (account === null ? undefined : watchChanges(queries, account)), [queries, account]);
}
