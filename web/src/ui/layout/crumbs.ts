import type { ReactNode } from 'react';

export interface Crumb {
  title: string;
  to?: string;
  /** A picture of it, before the title. */ mark?: ReactNode;
}

/** The longest title in the breadcrumbs, the ellipsis counted (specification, document 000, section 9). */
export const CRUMB_TITLE = 26;
const CRUMBS_AT_MOST = 3;

export function cutTitle(title: string): string {
  const characters = [...title];
  return characters.length <= CRUMB_TITLE
    ? title
    : `${characters
        .slice(0, CRUMB_TITLE - 1)
        .join('')
        .trimEnd()}…`;
}

/** With more than three: the first, what is left out, and the last. */
export function foldCrumbs(crumbs: readonly Crumb[]): { shown: readonly Crumb[]; hidden: readonly Crumb[] } {
  if (crumbs.length <= CRUMBS_AT_MOST) return { shown: crumbs, hidden: [] };
  return { shown: [crumbs[0]!, crumbs.at(-1)!], hidden: crumbs.slice(1, -1) };
}
