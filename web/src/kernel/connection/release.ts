import { createStore, useStore } from '../store.ts';

interface Release {
  readonly loaded: string | null;
  readonly newest: string | null;
}

const release = createStore<Release>({ loaded: null, newest: null });

/** Records the server's release (`x-evident-release`). The first is assumed to be that of the page. */
export function noteRelease(id: string | null): void {
  if (id === null) return;
  release.change((before) => (before.newest === id ? before : { loaded: before.loaded ?? id, newest: id }));
}

export const isUpdated = ({ loaded, newest }: Release): boolean => loaded !== newest;

/** Whether the server was updated after the page loaded. */
export const useUpdated = (): boolean => isUpdated(useStore(release));
