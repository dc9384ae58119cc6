import { useEffect, useId } from 'react';
import { createStore, useStore } from '../store.ts';

/** saving: on its way; saved: the server has kept it; waiting: kept on this page until the connection is back; refused: the server would not take it. */
export type Saving = 'saving' | 'saved' | 'waiting' | 'refused';

const reports = createStore<ReadonlyMap<string, Saving>>(new Map());
const WORST_FIRST: Saving[] = ['refused', 'waiting', 'saving', 'saved'];

/** An editor says here how far its text has got; null while it has nothing to say. The status bar shows the worst of all. */
export function useSavingReport(saving: Saving | null): void {
  const id = useId();
  useEffect(() => {
    if (saving === null) return undefined;
    reports.change((before) => new Map(before).set(id, saving));
    return () => reports.change((before) => new Map([...before].filter(([key]) => key !== id)));
  }, [id, saving]);
}

export function useSaving(): Saving | null {
  const now = useStore(reports);
  return WORST_FIRST.find((saving) => [...now.values()].includes(saving)) ?? null;
}
