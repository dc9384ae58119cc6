import type { EmergingTheme } from './shapes.ts';

export const EMERGING_THEMES_MAX = 8;

/**
 * Tags with more highlights than in the period before, the largest growth first (specification, document 001, section 3,
 * Activity wrap blocks). Of equal growth the larger count comes first, then the title.
 */
export const emergingThemes = (counts: readonly EmergingTheme[]): EmergingTheme[] =>
  counts
    .filter(({ previousCount, currentCount }) => currentCount > previousCount)
    .toSorted(
      (a, b) =>
        growth(b) - growth(a) ||
        b.currentCount - a.currentCount ||
        (a.title < b.title ? -1 : a.title > b.title ? 1 : a.id < b.id ? -1 : 1),
    )
    .slice(0, EMERGING_THEMES_MAX);

const growth = ({ previousCount, currentCount }: EmergingTheme): number => currentCount - previousCount;
