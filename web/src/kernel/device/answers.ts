import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api/api-problem.ts';
import { confirmAccount, lastAccount } from './account.ts';
import { type Device, type KeptAnswer, openDevice } from './device.ts';

/** Milliseconds before changed answers are written together. */
const WRITE_AFTER_MS = 500;
const GONE = new Set([403, 404]);

/** Keeps the answers of queries marked `onDevice` up to date. Returns a function that stops it. */
export function keepAnswers(client: QueryClient, db: Device): () => void {
  const changed = new Map<string, KeptAnswer | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    timer = undefined;
    const batch = [...changed];
    changed.clear();
    const transaction = db.transaction('answers', 'readwrite');
    for (const [hash, answer] of batch)
      void (answer ? transaction.store.put(answer) : transaction.store.delete(hash)).catch(() => undefined);
    await transaction.done;
  };
  const note = (query: Query) => {
    const { queryHash: hash, meta, state } = query;
    if (meta?.onDevice !== true) return;
    const isGone = state.error instanceof ApiProblem && GONE.has(state.error.status);
    if (!isGone && state.status !== 'success') return;
    changed.set(hash, isGone ? null : { hash, key: query.queryKey, data: state.data, at: state.dataUpdatedAt });
    // Erased by another tab, or without space: the page goes on without.
    timer ??= setTimeout(() => void write().catch(() => undefined), WRITE_AFTER_MS);
  };
  const cache = client.getQueryCache();
  cache.getAll().forEach(note);
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && ['success', 'error'].includes(event.action.type)) note(event.query);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Shows what this device kept for the member who used it last. Answers of the server replace it. */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  const account = lastAccount();
  if (account === null) return;
  const db = await openDevice(account);
  const answers = await db.getAll('answers');
  db.close();
  for (const { key, data, at } of answers)
    if (client.getQueryData(key) === undefined) client.setQueryData(key, data, { updatedAt: at });
  confirmAccount(account);
}
