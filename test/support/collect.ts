/** Collects all items of an async iterable in order. */
export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Collects items of an async iterable of batches. */
export const collectGroups = async <T>(groups: AsyncIterable<readonly T[]>): Promise<T[]> =>
  (await collect(groups)).flat();
