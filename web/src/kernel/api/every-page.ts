interface Page<Item> {
  items: Item[];
  next: string | null;
}

/** The most of a list that the server hands out at once. */
export const WHOLE = 1000;

/** A list that is only of use whole: asked for page by page until its end. */
export async function everyPage<Item>(ask: (cursor: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | undefined; ;) {
    const { items, next } = await ask(cursor);
    all.push(...items);
    if (!next) return all;
    cursor = next;
  }
}
