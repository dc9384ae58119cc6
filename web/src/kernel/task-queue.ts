const ends = new Map<string, Promise<unknown>>();

/** Runs tasks of the same queue one at a time in order, and continues after a failure. */
export function inQueue<Output>(queue: string, run: () => Promise<Output>): Promise<Output> {
  const before = ends.get(queue);
  const mine = (async () => {
    await before;
    return run();
  })();
  const end = Promise.allSettled([mine]);
  ends.set(queue, end);
  void end.finally(() => {
    if (ends.get(queue) === end) ends.delete(queue);
  });
  return mine;
}

/** Resolves when all pending tasks and their immediate follow-ups have settled. */
export async function settled(): Promise<void> {
  if (ends.size === 0) return;
  await Promise.all(ends.values());
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
