/** Returns the list with one element moved to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  if (item === undefined) return [...items];
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Returns the list with an element replaced by one with the same id. */
export const replaced = <Item extends { readonly id: string }>(
  items: readonly Item[],
  item: { readonly id: string },
): Item[] => items.map((one) => (one.id === item.id ? { ...one, ...item } : one));
