import type { ComponentType } from 'react';
import type { PeekKind } from '../kernel/peek/peek.ts';
import type { ItemScreenProps } from '../ui/peek/peek-stack.tsx';

export interface ItemModule {
  Screen: ComponentType<ItemScreenProps>;
}

/**
 * Items that open as a peek and as a page. Each line serves both: `note: () => import('./note.tsx')`, a file that
 * exports `Screen({ id, place })` with a `<Page>`.
 */
export const items: Partial<Record<PeekKind, () => Promise<ItemModule>>> = {
  note: () => import('./note.tsx'),
  tag: () => import('./tag.tsx'),
  insight: () => import('./insight.tsx'),
  person: () => import('./person.tsx'),
  user: () => import('./user.tsx'),
};
