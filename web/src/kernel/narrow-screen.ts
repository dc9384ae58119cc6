import { useSyncExternalStore } from 'react';

/** Makes the hook that tells whether the screen is as the media query says. */
function screenIs(media: string): () => boolean {
  const query = typeof matchMedia === 'undefined' ? null : matchMedia(media);
  const listen = (listener: () => void) => {
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(listen, () => query?.matches ?? false);
}

/** A phone, or a window as small: the sidebar is a drawer and a peek covers the page. */
export const useNarrowScreen = screenIs('(max-width: 767px)');

/** A tablet, or half a screen: words, what stands in their margin and a panel don't fit beside each other (see `routes/note.module.css`). */
export const useSnugScreen = screenIs('(max-width: 1175px)');
