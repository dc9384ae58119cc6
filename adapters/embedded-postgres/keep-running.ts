const POLL_MS = 1_000;

interface Kept {
  readonly runs: () => Promise<boolean>;
  readonly startAgain: () => Promise<void>;
}

/**
 * Restarts the database after an unexpected exit, such as an out-of-memory kill. Connections recover by themselves.
 * The returned stop resolves once no start is in progress.
 */
export function keepRunning({ runs, startAgain }: Kept): () => Promise<void> {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    // Retries a failed restart, because a full disk may be freed.
    if (!stopped && !(await runs()) && !stopped) await startAgain().catch(() => {});
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, POLL_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
  };
}
