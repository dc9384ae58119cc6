import { createContext } from 'react';
import { createStore, useStore } from './store.ts';

const KEY = 'evident-sidebar';
const narrow = createStore(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'narrow');
const drawer = createStore(false);

/** Whether there is a sidebar around the page: not on what is open without signing in. */
export const BesideSidebar = createContext(false);

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
