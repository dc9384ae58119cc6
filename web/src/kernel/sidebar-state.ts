import { createStore, useStore } from './store.ts';

const KEY = 'evident-sidebar';
const narrow = createStore(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'narrow');
const drawer = createStore(false);

/** Whether the sidebar shows icons only (remembered), and on a small screen whether its drawer is open. */
export const sidebar = {
  useIsNarrow: () => useStore(narrow),
  toggle: () => {
    narrow.change((was) => !was);
    localStorage.setItem(KEY, narrow.get() ? 'narrow' : 'wide');
  },
  useDrawerIsOpen: () => useStore(drawer),
  openDrawer: () => drawer.set(true),
  closeDrawer: () => drawer.set(false),
};
