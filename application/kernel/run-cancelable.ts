const EVERY_MS = 1_000;

/** Runs a long task and polls every second whether it is still needed. Returns null if aborted. */
export async function runCancelable<T>(
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const giving = new AbortController();
  const ask = async (): Promise<void> => {
    if (!(await isWanted())) giving.abort();
  };
  // ignores a failed poll; the next one may succeed
  const asking = setInterval(() => void ask().catch(() => undefined), EVERY_MS);
  try {
    return await work(giving.signal);
  } catch (error) {
    if (giving.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(asking);
  }
}
