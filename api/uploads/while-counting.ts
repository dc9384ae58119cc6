const COUNT_EVERY_MS = 600_000;

/**
 * Counts the bytes of a request while they arrive and afterwards. Without it, a slow request would outlive the
 * reservation of its upload.
 * @throws what `received` or the last count throws
 */
export async function whileCounting<T>(received: Promise<T>, count: () => Promise<unknown>): Promise<T> {
  // A count that fails is repeated by the next one.
  const timer = setInterval(() => void count().catch(() => undefined), COUNT_EVERY_MS);
  const answer = await received.finally(() => clearInterval(timer));
  await count();
  return answer;
}
