import type { Stop } from './change-stream.ts';

/** Callback of a lock: runs `begin`, and holds the lock until `left` is aborted. */
export const holding =
  (left: AbortSignal, begin: () => Stop): (() => Promise<void>) =>
  () =>
    new Promise((release) => {
      if (left.aborted) return release();
      const stop = begin();
      left.addEventListener('abort', () => {
        stop();
        release();
      });
    });

/** Runs `begin` in one tab of the browser at a time, in turn. Without locks, in each. */
export function inTurn(
  name: string,
  begin: () => Stop,
  locks: Pick<LockManager, 'request'> | null = navigator.locks ?? null,
): Stop {
  const left = new AbortController();
  const held = holding(left.signal, begin);
  if (locks) locks.request(name, { signal: left.signal }, held).catch(() => undefined);
  else void held();
  return () => left.abort();
}
