const WAIT_MAX_MS = 30_000;

/** Honors `Retry-After`, in seconds or as a date; otherwise doubles with jitter. In milliseconds. */
export function waitMs(retryAfter: string | null, tried: number, backoffMs: number): number {
  const asked =
    retryAfter === null
      ? NaN
      : /^\d+$/.test(retryAfter)
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter) - Date.now();
  const wait = Number.isFinite(asked) ? Math.max(0, asked) : backoffMs * 2 ** (tried - 1) * (0.5 + Math.random());
  return Math.min(WAIT_MAX_MS, wait);
}

/** Sleeps; rejects with the reason of `signal` if that aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const stop = (): void => {
      clearTimeout(timer);
      fail(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      done();
    }, ms);
    signal.addEventListener('abort', stop, { once: true });
  });
}
