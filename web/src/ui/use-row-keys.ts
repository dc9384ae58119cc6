import type { KeyboardEvent } from 'react';
import { useKeys } from '../kernel/keys/use-keys.ts';

/** What is open above the page, and above everything else there. */
const TOP = '[data-peek]:not([inert])';

/** `j` and `k` walk the rows of the topmost surface, whichever list they stand in. */
export function useRowKeys(): void {
  useKeys([
    { keys: 'j', label: 'Next row', group: 'Lists', run: () => walk(1) },
    { keys: 'k', label: 'Previous row', group: 'Lists', run: () => walk(-1) },
  ]);
}

/** In a field that filters a list: Escape empties it, and down goes on to the first row. */
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
