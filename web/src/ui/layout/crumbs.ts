import type { ReactNode } from 'react';

export interface Crumb {
  title: string;
  to?: string;
  /** Icon before the title. */ mark?: ReactNode;
}

/** Maximum title length in breadcrumbs, including the ellipsis (specification, document 000, section 9). */
export const CRUMB_TITLE = 26;
const CRUMBS_MAX = 3;

export function cutTitle(title: string): string {
  const characters = [...title];
  return characters.length <= CRUMB_TITLE
    ? title
    : `${characters
        .slice(0, CRUMB_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}

/** Splits more than three into the first, the folded ones and the last. */
export function foldCrumbs(crumbs: readonly Crumb[]): { shown: readonly Crumb[]; hidden: readonly Crumb[] } {
  if (crumbs.length <= CRUMBS_MAX) return { shown: crumbs, hidden: [] };
  return { shown: [crumbs[0]!, crumbs.at(-1)!], hidden: crumbs.slice(1, -1) };
}
