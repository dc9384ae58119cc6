import { createStore } from '../store.ts';
import type { Item } from './peek.ts';

/** Fetches what opening an item needs. Set by the routes, which know the screens. */
export const prefetcher = createStore<((item: Item) => void) | null>(null);

/** A pointer that only passes by asks for nothing. */
const AFTER_MS = 60;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Prefetches an item that the pointer or the focus rests on. */
export function prefetchSoon(item: Item): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => prefetcher.get()?.(item), AFTER_MS);
}

export function prefetchNot(): void {
  clearTimeout(waiting);
}
