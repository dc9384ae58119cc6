import type { KeyboardEvent } from 'react';
import { useKeys } from '../kernel/keys/use-keys.ts';

/** Topmost peek. */
const TOP = '[data-peek]:not([inert])';

/** `j` and `k` navigate the rows of the topmost surface. */
export function useRowKeys(): void {
  useKeys([
    { keys: 'j', label: 'Next row', group: 'Lists', run: () => walk(1) },
    { keys: 'k', label: 'Previous row', group: 'Lists', run: () => walk(-1) },
  ]);
}

/** Keys of a filter field: Escape clears it, arrow down moves to the first row. */
export const filterKeys =
  (typed: string, clear: () => void) =>
  (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      clear();
    } else if (event.key === 'ArrowDown') walk(1, event.currentTarget.closest('[data-peek], main'));
    else return;
    event.preventDefault();
  };

function walk(step: 1 | -1, surface = document.querySelector(TOP) ?? document.querySelector('main')): void {
  const rows = [...(surface?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
  const target = next?.querySelector<HTMLElement>('a[href], button');
  target?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
