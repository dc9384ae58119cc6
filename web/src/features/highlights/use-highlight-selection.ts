import { BULK_MAX, type HighlightView } from '@evident/domain/highlights';
import { useState } from 'react';

/** The selected rows that are still listed. Shift extends the selection from the last row. */
export function useHighlightSelection(items: readonly HighlightView[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const select = ({ id }: HighlightView, on: boolean, range: boolean): void => {
    const [from, to] = [items.findIndex((one) => one.id === last), items.findIndex((one) => one.id === id)];
    const ids =
      range && from !== -1 ? items.slice(Math.min(from, to), Math.max(from, to) + 1).map((one) => one.id) : [id];
    setLast(id);
    setChosen((before) => {
      const after = new Set(before);
      for (const one of ids)
        if (!on) after.delete(one);
        else if (after.size < BULK_MAX) after.add(one);
      return after;
    });
  };
  return {
    selected: items.filter(({ id }) => chosen.has(id)),
    select,
    all: () => setChosen(new Set(items.slice(0, BULK_MAX).map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  };
}
