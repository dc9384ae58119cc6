/** Long enough for a busy machine. */
const LIMIT_MS = 600_000;

/**
 * Runs one step of a benchmark with a timeout, so that a hung bench names its step.
 *
 * @param name of the step, for the error
 * @param work gets a signal that is aborted at the limit
 * @param limitMs milliseconds
 * @throws Error naming the step on timeout
 */
export async function step<T>(name: string, work: (late: AbortSignal) => Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limitMs);
  const refused = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(new Error(`${name} took longer than ${limitMs / 1000} s`)));
  });
  try {
    return await Promise.race([work(late.signal), refused]);
  } finally {
    clearTimeout(timer);
  }
}
