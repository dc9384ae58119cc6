const EVERY_MS = 1_000;

/** Does work that may be long, and asks every second whether it is still wanted. Answers null for work that was given up. */
export async function whileWanted<T>(
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const giving = new AbortController();
  const ask = async (): Promise<void> => {
    if (!(await isWanted())) giving.abort();
  };
  // a question that fails is no answer: the next one may be
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
