import { useEffect } from 'react';
import { createStore } from './store.ts';

/** What a screen reader hears when another screen has come. */
export const announcement = createStore('');

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Evident' : `${title} · Evident`;
    announcement.set(title);
  }, [title]);
}
