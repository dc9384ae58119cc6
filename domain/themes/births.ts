import type { Cells } from './cells.ts';
import { grow } from './grow.ts';
import type { Limits } from './limits.ts';
import { isWhole } from './moves.ts';
import type { Near } from './nearest.ts';
import { LEAST, SCALE } from './options.ts';
import type { Theme } from './theme.ts';

/** Cells that a group may grow from. */
const CANDIDATES = 60;
/** Shares of the points that may count as recent; at least `RECENT_MIN` points. */
const RECENT = [0.05, 0.1, 0.2] as const;
const RECENT_MIN = 40;
/** Recent cells that are looked at. */
const AROUND = 120;
export const AROUND_SIMILARITY = 0.3;
const EMERGING_MAX = 20;
/** Log likelihood ratio from which on recent points are more than chance. */
const RATIO_MIN = 6;
/** Share of the similarity within the group from which on an older cell counts as around it. */
const OLDER = 0.95;
/** Older cells move to an emerging theme if it is nearer by this. */
const OLDER_MARGIN = 0.1;

/** Makes a theme of at least five points without a theme that are alike. */
export function birthFrom(cells: Cells, limits: Limits, seed: number): boolean {
  const others = [...cells.loose].filter((slot) => slot !== seed);
  const similarities = cells.similarities(seed, others);
  const candidates = others
    .map((slot, at) => ({ slot, similarity: similarities[at]! / (SCALE * SCALE) }))
    .filter(({ similarity }) => similarity >= limits.emerging)
    .sort((a, b) => b.similarity - a.similarity || cells.ids[a.slot]! - cells.ids[b.slot]!)
    .slice(0, CANDIDATES)
    .map(({ slot }) => slot);
  const group = grow(cells, seed, candidates, limits.dense, Infinity);
  if (group.points < LEAST) return false;
  born(cells, group.slots, null);
  return true;
}

interface Emergence {
  readonly slots: readonly number[];
  readonly expected: number;
  readonly ratio: number;
  /** Arrival after which a point is recent. */
  readonly from: number;
}

/**
 * Makes a theme of recent points that are alike, also within other themes, where more of them arrived than the older points around them
 * let expect. This is the prospective scan statistic of Kulldorff (2001), with regions of similarity instead of space.
 *
 * @param near cells from `AROUND_SIMILARITY` on, the nearest first
 * @param arrived points that ever arrived
 */
export function emergeFrom(cells: Cells, limits: Limits, seed: number, near: readonly Near[], arrived: number): void {
  const slots = near.slice(0, AROUND).map(({ slot }) => slot);
  let best: Emergence | null = null;
  for (const share of RECENT) {
    const found = emergence(cells, limits, seed, slots, arrived, share);
    if (found !== null && found.ratio >= Math.max(RATIO_MIN, best?.ratio ?? 0)) best = found;
  }
  if (best === null || isMostOfATheme(cells, best.slots)) return;
  const theme = born(cells, best.slots, best);
  for (const slot of slots) {
    const present = cells.themeAt[slot]!;
    if (present === theme.id || isWhole(cells, slot)) continue;
    const cosine = cells.cosine(slot, theme);
    const now = present === null ? -1 : cells.cosine(slot, cells.themes.get(present)!);
    const margin = cells.since[slot]! > best.from ? 0 : OLDER_MARGIN;
    if (cosine >= limits.belongs && cosine > now + margin) cells.assign(slot, theme.id);
  }
}

function emergence(
  cells: Cells,
  limits: Limits,
  seed: number,
  around: readonly number[],
  arrived: number,
  share: number,
): Emergence | null {
  const recent = Math.max(RECENT_MIN, share * cells.points);
  const from = arrived - recent;
  const isRecent = (slot: number): boolean => cells.since[slot]! > from && !isWhole(cells, slot);
  if (!isRecent(seed)) return null;
  const group = grow(cells, seed, around.filter(isRecent), limits.emerging, EMERGING_MAX);
  if (group.points < LEAST) return null;
  const within = cells.within(group);
  let older = 0;
  for (const slot of around)
    if (!isRecent(slot) && cells.toward(slot, group.sum) / group.points >= OLDER * within) older += cells.sizes[slot]!;
  // The point that started the search is not counted: it is there by choice, not by chance.
  const found = group.points - 1;
  const all = found + older;
  const expected = all * Math.min(1, recent / cells.points);
  if (found <= expected) return null;
  const ratio = found * Math.log(found / expected) + (older > 0 ? older * Math.log(older / (all - expected)) : 0);
  return { slots: group.slots, expected, ratio, from };
}

/** Such a group is the theme itself, with more points than before. */
function isMostOfATheme(cells: Cells, slots: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const slot of slots) {
    const theme = cells.themeAt[slot]!;
    if (theme !== null) counts.set(theme, (counts.get(theme) ?? 0) + cells.sizes[slot]!);
  }
  return [...counts].some(([theme, points]) => 2 * points > cells.themes.get(theme)!.points);
}

function born(cells: Cells, slots: readonly number[], emerging: Emergence | null): Theme {
  const theme = cells.found(slots);
  const { expected, ratio } = emerging ?? { expected: 0, ratio: 0 };
  cells.record.changes.push({
    kind: 'born',
    theme: theme.id,
    why: {
      points: theme.points,
      within: cells.within(theme),
      emerging: emerging === null ? null : { expected, ratio },
    },
  });
  return theme;
}
