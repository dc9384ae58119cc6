/**
 * Waits for all promises to settle, then throws the earliest error: the others may only follow from it. No part of a
 * unit of work continues in the background.
 */
export async function settleAll(...all: readonly Promise<unknown>[]): Promise<void> {
  const faults: unknown[] = [];
  await Promise.all(all.map((one) => one.catch((fault: unknown) => faults.push(fault))));
  if (faults.length > 0) throw faults[0];
}
