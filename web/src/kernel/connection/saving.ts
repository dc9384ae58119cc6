import { createStore, useStore } from '../store.ts';

/**
 * saving: in progress; saved: stored by the server; waiting: kept on this page until reconnected; stuck: on this page
 * until the server can store again; kept: on this device, also after a reload; refused: rejected by the server.
 */
export type Saving = 'saving' | 'saved' | 'waiting' | 'stuck' | 'kept' | 'refused';

const reports = createStore<ReadonlyMap<string, Saving>>(new Map());
const WORST_FIRST: Saving[] = ['refused', 'waiting', 'stuck', 'kept', 'saving', 'saved'];
/** Closing the page loses nothing. */
const IS_SAFE: ReadonlySet<Saving | null> = new Set<Saving | null>([null, 'saved', 'kept']);

/** Returns the worst of all states. */
export const savingNow = (): Saving | null =>
  WORST_FIRST.find((saving) => [...reports.get().values()].includes(saving)) ?? null;
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Reports the saving state of a document, visible or not; null removes it. The status bar shows the worst of all.
 * Closing the page asks for confirmation while edits are unsaved and not on this device.
 */
export function reportSaving(key: string, saving: Saving | null): void {
  reports.change(
    (before) => new Map([...before].filter(([other]) => other !== key).concat(saving === null ? [] : [[key, saving]])),
  );
  if ([...reports.get().values()].every((each) => IS_SAFE.has(each)))
    globalThis.removeEventListener?.('beforeunload', warn);
  else globalThis.addEventListener?.('beforeunload', warn);
}

export function useSaving(): Saving | null {
  useStore(reports);
  return savingNow();
}
