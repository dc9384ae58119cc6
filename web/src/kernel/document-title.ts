import { useEffect } from 'react';
import { createStore } from './store.ts';

/** Announced by screen readers after navigation. */
export const announcement = createStore('');

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Evident' : `${title} · Evident`;
    announcement.set(title);
  }, [title]);
}
