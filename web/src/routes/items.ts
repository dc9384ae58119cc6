import type { ComponentType } from 'react';
import type { PeekKind } from '../kernel/peek/peek.ts';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';

export interface ItemModule {
  Screen: ComponentType<ItemScreenProps>;
}

/**
 * Items that open beside the page and have a full page of their own. One line each gives both:
 * `note: () => import('./note.tsx')`, where the file exports `Screen({ id, place })` that renders a `<Page>`.
 */
export const items: Partial<Record<PeekKind, () => Promise<ItemModule>>> = {
  note: () => import('./note.tsx'),
  tag: () => import('./tag.tsx'),
  insight: () => import('./insight.tsx'),
  person: () => import('./person.tsx'),
  user: () => import('./user.tsx'),
};
