/**
 * Waits for all promises to settle, then throws the first error. No part of a unit of work continues in the background.
 */
export async function settleAll(...all: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
