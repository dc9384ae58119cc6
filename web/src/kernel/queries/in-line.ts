const ends = new Map<string, Promise<unknown>>();

/** Does one thing after the other for everything of the same line, in the order in which it was asked for; a failure holds nobody up. */
export function inLine<Output>(line: string, run: () => Promise<Output>): Promise<Output> {
  const before = ends.get(line) ?? Promise.resolve();
  const mine = before.then(run);
  const end: Promise<void> = mine.then(() => undefined, () => undefined).then(() => { if (ends.get(line) === end) ends.delete(line); });
  ends.set(line, end);
  return mine;
}
