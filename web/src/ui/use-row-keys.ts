import { useKeys } from '../kernel/keys/use-keys.ts';

const ROWS = 'main [data-row]';

/** `j` and `k` walk the rows of the page, whichever list they stand in. */
export function useRowKeys(): void {
  useKeys([
    { keys: 'j', label: 'Next row', group: 'Lists', run: () => walk(1) },
    { keys: 'k', label: 'Row before', group: 'Lists', run: () => walk(-1) },
  ]);
}

function walk(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step];
  const target = next?.querySelector<HTMLElement>('a[href], button');
  target?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
