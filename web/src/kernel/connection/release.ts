import { createStore, useStore } from '../store.ts';

interface Release {
  readonly loaded: string | null;
  readonly newest: string | null;
}

const release = createStore<Release>({ loaded: null, newest: null });

/** Notes the release that answered (`x-evident-release`). The first one is taken to be the one this page was loaded from. */
export function noteRelease(id: string | null): void {
  if (id === null) return;
  release.change((before) => (before.newest === id ? before : { loaded: before.loaded ?? id, newest: id }));
}

export const isUpdated = ({ loaded, newest }: Release): boolean => loaded !== newest;

/** Whether the server was updated since this page was loaded. */
export const useUpdated = (): boolean => isUpdated(useStore(release));
