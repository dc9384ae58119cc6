/** Waits for all, however they end, and then throws the first failure: nothing of a unit of work goes on behind its back. */
export async function together(...all: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
