import { createStore, useStore } from '../store.ts';

/** saving: on its way; saved: the server has kept it; waiting: kept on this page until the connection is back; refused: the server would not take it. */
export type Saving = 'saving' | 'saved' | 'waiting' | 'refused';

const reports = createStore<ReadonlyMap<string, Saving>>(new Map());
const WORST_FIRST: Saving[] = ['refused', 'waiting', 'saving', 'saved'];

/** The worst of all that was reported. */
export const savingNow = (): Saving | null =>
  WORST_FIRST.find((saving) => [...reports.get().values()].includes(saving)) ?? null;
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * What is being saved says here how far it has got, whether a screen shows it or not; null ends it. The status bar shows the worst of all,
 * and closing the page asks first while anything is not kept by the server.
 */
export function reportSaving(key: string, saving: Saving | null): void {
  reports.change(
    (before) => new Map([...before].filter(([other]) => other !== key).concat(saving === null ? [] : [[key, saving]])),
  );
  const now = savingNow();
  if (now === null || now === 'saved') globalThis.removeEventListener?.('beforeunload', warn);
  else globalThis.addEventListener?.('beforeunload', warn);
}

export function useSaving(): Saving | null {
  useStore(reports);
  return savingNow();
}
