import { idFromSlugged } from '@evident/domain/links';
import { lazy } from 'react';
import { useLocation, useParams, type RouteObject } from 'react-router';
import { peekPaths, type PeekKind } from '../kernel/peek/peek.ts';
import type { ItemScreens } from '../ui/peek/peek-stack.tsx';
import { items, type ItemModule } from './items.ts';
import { NotFound } from './not-found.tsx';

const known = Object.entries(items) as [PeekKind, () => Promise<ItemModule>][];

/** The screens of the peek stack. */
export const itemScreens: ItemScreens = Object.fromEntries(
  known.map(([kind, load]) => [kind, lazy(async () => ({ default: (await load()).Screen }))]),
);

/** Items with tabs in the path of their page. */
const TABBED: ReadonlySet<PeekKind> = new Set(['user']);

/** The page of each item, with an optional slug before the id. */
export const itemRoutes: RouteObject[] = known.map(([kind, load]) => ({
  path: `${peekPaths[kind]}/:id${TABBED.has(kind) ? '/:tab?' : ''}`,
  lazy: async () => {
    const { Screen } = await load();
    return { Component: () => <ItemPage Screen={Screen} /> };
  },
}));

function ItemPage({ Screen }: ItemModule) {
  const id = idFromSlugged(useParams().id ?? '');
  const place = useLocation().hash.slice(1);
  return id === undefined ? <NotFound /> : <Screen key={id} id={id} place={place || undefined} />;
}
