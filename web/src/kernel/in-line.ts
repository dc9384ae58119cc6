const ends = new Map<string, Promise<unknown>>();

/** Does one thing after the other for everything of the same line, in the order in which it was asked for; a failure holds nobody up. */
export function inLine<Output>(line: string, run: () => Promise<Output>): Promise<Output> {
  const before = ends.get(line);
  const mine = (async () => {
    await before;
    return run();
  })();
  const end = Promise.allSettled([mine]);
  ends.set(line, end);
  void end.finally(() => {
    if (ends.get(line) === end) ends.delete(line);
  });
  return mine;
}

/** Resolves when all that was asked for so far has been answered, and what follows from the answers at once has been done. */
export async function answered(): Promise<void> {
  if (ends.size === 0) return;
  await Promise.all(ends.values());
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}
