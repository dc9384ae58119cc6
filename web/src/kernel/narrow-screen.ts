import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 767px)');

/** A phone, or a window as small: the sidebar is a drawer and a peek covers the page. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    (listener) => { query?.addEventListener('change', listener); return () => query?.removeEventListener('change', listener); },
    () => query?.matches ?? false,
  );
}
