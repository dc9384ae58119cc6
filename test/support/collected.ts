/** Everything that an asynchronous list gives, in its order. */
export async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** The same of one that gives them in groups. */
export const collectedGroups = async <T>(groups: AsyncIterable<readonly T[]>): Promise<T[]> =>
  (await collected(groups)).flat();
