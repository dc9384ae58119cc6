import { createStore, useStore } from '../store.ts';

const lost = createStore<ReadonlySet<string>>(new Set());

/**
 * Reports whether the last attempt to open a live document failed. A socket alone is no connection: the server must have
 * authenticated it and sent the document.
 */
export function reportLive(key: string, isLost: boolean): void {
  lost.change((before) => {
    if (before.has(key) === isLost) return before;
    const others = [...before].filter((other) => other !== key);
    return new Set(isLost ? [...others, key] : others);
  });
}

export const isLiveLost = (): boolean => lost.get().size > 0;

/** Whether any live document waits for its connection. */
export const useLiveLost = (): boolean => useStore(lost).size > 0;
