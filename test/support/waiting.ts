/** Polls until the condition holds; rejects after `ms` milliseconds. */
export async function until(condition: () => boolean | Promise<boolean>, ms = 30_000): Promise<void> {
  for (const end = Date.now() + ms; !(await condition());) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await pause(10);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
