import { idFromSlugged } from '@evident/domain/links';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { createStore } from '../store.ts';
import type { Place } from './undo-stack.ts';

/** The projects of the page and its peeks, topmost last. */
const places = createStore<readonly Place[]>([]);

const projectIn = (path = ''): string | undefined => idFromSlugged(/^\/projects\/([^/?#]+)/.exec(path)?.[1] ?? '');

interface Step {
  readonly title: string;
  readonly to?: string;
}

/** Says which project a page or peek shows, from its breadcrumbs or, for a page, its address. */
export function useShownPlace(crumbs: readonly Step[], title: string, isPage: boolean): void {
  const { pathname } = useLocation();
  const own = isPage ? [{ title, to: pathname }] : [];
  const step = [...crumbs, ...own].find(({ to }) => projectIn(to) !== undefined);
  const projectId = projectIn(step?.to) ?? null;
  const name = step?.title ?? title;
  useLayoutEffect(() => {
    const place = { projectId, title: name };
    places.change((all) => [...all, place]);
    return () => places.change((all) => all.filter((one) => one !== place));
  }, [projectId, name]);
}

/** Before a page has said its project, it counts as outside projects. */
const shown = (): readonly Place[] => (places.get().length > 0 ? places.get() : [{ projectId: null }]);

/** Where a change is made now. */
export const placeNow = (): Place => ({
  ...shown().at(-1)!,
  path: location.pathname + location.search + location.hash,
});

export const shownProjects = (): ReadonlySet<string | null> => new Set(shown().map(({ projectId }) => projectId));
