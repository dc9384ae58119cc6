const LOOKS_EVERY_MS = 1_000;

interface Kept {
  readonly runs: () => Promise<boolean>;
  readonly startAgain: () => Promise<void>;
}

/**
 * Starts the database again when it ended without us (killed by the system for memory, or by hand): connections come back by themselves once it answers.
 * Resolves the returned stop when no start is under way any more.
 */
export function keepRunning({ runs, startAgain }: Kept): () => Promise<void> {
  let stopped = false;
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    // One that can't be started now (a full disk) is tried again: the disk may be freed.
    if (!stopped && !(await runs()) && !stopped) await startAgain().catch(() => {});
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOKS_EVERY_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await looking;
  };
}
