interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** Maximum page size of the server. */
export const WHOLE = 1000;

/** Loads all pages of a list. */
export async function everyPage<Item>(ask: (cursor: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next } = await ask(cursor);
    all.push(...items);
    if (!next) return all;
    cursor = next;
  }
}
