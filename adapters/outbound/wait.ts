import { setTimeout } from 'node:timers/promises';

/**
 * Honors `Retry-After`, in seconds or as a date; otherwise doubles with jitter. In milliseconds.
 * @param mostMs the longest wait
 */
export function waitMs(retryAfter: string | null, tried: number, backoffMs: number, mostMs = 30_000): number {
  const asked =
    retryAfter === null
      ? NaN
      : /^\d+$/.test(retryAfter)
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter) - Date.now();
  const wait = Number.isFinite(asked) ? Math.max(0, asked) : backoffMs * 2 ** (tried - 1) * (0.5 + Math.random());
  return Math.min(mostMs, wait);
}

/** Sleeps; rejects with the reason of `signal` if that aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => {
    throw signal.reason;
  });
