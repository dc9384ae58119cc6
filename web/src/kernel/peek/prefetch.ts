import { createStore } from '../store.ts';
import type { Item } from './peek.ts';

/** Prefetches an item. Set by the routes, which know the screens. */
export const prefetcher = createStore<((item: Item) => void) | null>(null);

/** Milliseconds; a pointer that passes by prefetches nothing. */
const AFTER_MS = 60;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Prefetches an item on hover or focus. */
export function prefetchSoon(item: Item): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => prefetcher.get()?.(item), AFTER_MS);
}

export function cancelPrefetch(): void {
  clearTimeout(waiting);
}
