import { createStore, useStore } from './store.ts';

const KEY = 'evident-cards';
const written = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
const folded = createStore<boolean | null>(written === null ? null : written === 'folded');

/** Whether cards of running work are minimized (persisted), for all of them at once. Null until the member chose. */
export const foldedCards = {
  use: () => useStore(folded),
  set: (isFolded: boolean) => {
    folded.set(isFolded);
    localStorage.setItem(KEY, isFolded ? 'folded' : 'open');
  },
  forget: () => {
    folded.set(null);
    localStorage.removeItem(KEY);
  },
};
