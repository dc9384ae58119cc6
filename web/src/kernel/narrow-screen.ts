import { useSyncExternalStore } from 'react';

/** Creates a hook for a media query. */
function screenIs(media: string): () => boolean {
  const query = typeof matchMedia === 'undefined' ? null : matchMedia(media);
  const listen = (listener: () => void) => {
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(listen, () => query?.matches ?? false);
}

/** Phone or small window: the sidebar becomes a drawer and a peek covers the page. */
export const useNarrowScreen = screenIs('(max-width: 767px)');

/** Tablet or half a screen: text, margin and panel don't fit side by side (see `routes/note.module.css`). */
export const useMediumScreen = screenIs('(max-width: 1175px)');
