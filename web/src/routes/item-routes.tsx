import { idFromSlugged } from '@evident/domain/links';
import { lazy } from 'react';
import { useLocation, useParams, type RouteObject } from 'react-router';
import { peekPaths, type PeekKind } from '../kernel/peek/peek.ts';
import type { ItemScreens } from '../ui/peek/peek-stack.tsx';
import { items, type ItemModule } from './items.ts';
import { NotFound } from './not-found.tsx';

const known = Object.entries(items) as [PeekKind, () => Promise<ItemModule>][];

/** The screens the peek stack shows. */
export const itemScreens: ItemScreens = Object.fromEntries(
  known.map(([kind, load]) => [kind, lazy(async () => ({ default: (await load()).Screen }))]),
);

/** Items whose full page has tabs in its path. */
const TABBED: ReadonlySet<PeekKind> = new Set(['user']);

/** The full page of each item, which may carry its title before its id. */
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
