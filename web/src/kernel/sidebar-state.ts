import { createContext } from 'react';
import { createStore, useStore } from './store.ts';

const KEY = 'evident-sidebar';
const narrow = createStore(typeof localStorage !== 'undefined' && localStorage.getItem(KEY) === 'narrow');
const drawer = createStore(false);

/** Whether a sidebar is shown; pages without sign-in have none. */
export const SidebarVisible = createContext(false);

/** Whether the sidebar is collapsed (persisted), and on small screens whether its drawer is open. */
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
