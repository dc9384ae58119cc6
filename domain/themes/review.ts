import { birthFrom } from './births.ts';
import type { Cells } from './cells.ts';
import { type Halves, halvesOf } from './halves.ts';
import type { Limits } from './limits.ts';
import { moveCells } from './moves.ts';
import {
  ENDS_BELOW,
  FIRST_REVIEW,
  GRACE,
  LEAST,
  MERGE_MARGIN,
  SPLIT_MARGIN,
  TRIAL,
  TRIAL_MARGIN,
  YOUNG,
} from './options.ts';
import { themeState } from './saved.ts';
import type { Separation } from './step.ts';
import type { Theme } from './theme.ts';

const PASSES = 2;

/** Adapts the themes to a channel that has grown: births, moves of cells, ends, splits and merges, each with a margin so that none flaps. */
export function review(cells: Cells, limits: Limits): void {
  cells.recenter();
  if (cells.themes.size === 0) limits.restart(cells);
  for (const slot of cells.sorted(cells.loose)) if (cells.themeAt[slot] === null) birthFrom(cells, limits, slot);
  for (let pass = 0; pass < PASSES; pass += 1) moveCells(cells, limits);
  for (const theme of cells.themes.values()) if (theme.points < ENDS_BELOW) end(cells, theme);
  splitThemes(cells, limits);
  mergeThemes(cells, limits);
}

export function end(cells: Cells, theme: Theme): void {
  for (const slot of cells.sorted(theme.slots)) cells.assign(slot, null);
  cells.themes.delete(theme.id);
  cells.record.changes.push({ kind: 'ended', theme: theme.id });
}

function splitThemes(cells: Cells, limits: Limits): void {
  const open = [...cells.themes.values()];
  for (let theme = open.pop(); theme; theme = open.pop()) {
    const halves = theme.whole || theme.points < 2 * LEAST ? null : halvesOf(cells, theme);
    if (halves === null || halves.smaller.points < LEAST) continue;
    const { smaller, larger } = halves;
    const limit = limits.between(cells, smaller.points, larger.points) - SPLIT_MARGIN;
    if (halves.between >= limit) continue;
    open.push(theme, split(cells, theme, halves, limit));
  }
}

function split(cells: Cells, theme: Theme, { smaller, larger, between }: Halves, limit: number): Theme {
  const part = cells.found(smaller.slots);
  const why = { points: [larger.points, smaller.points] as const, between, limit };
  cells.record.changes.push({ kind: 'split', from: theme.id, into: part.id, cells: cells.idsOf(part.slots), why });
  return part;
}

function mergeThemes(cells: Cells, limits: Limits): void {
  for (;;) {
    let best: { one: Theme; other: Theme; why: Separation } | null = null;
    const all = [...cells.themes.values()]
      .filter(({ apart }) => !apart)
      .sort((a, b) => b.points - a.points || a.id - b.id);
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        if (isYoung(cells, one) || isYoung(cells, other)) continue;
        const between = cells.between(one, other);
        const margin = isOnTrial(cells, one) || isOnTrial(cells, other) ? TRIAL_MARGIN : MERGE_MARGIN;
        const limit = limits.between(cells, one.points, other.points) + margin;
        if (between <= limit || (best !== null && between - limit <= best.why.between - best.why.limit)) continue;
        best = { one, other, why: { points: [other.points, one.points], between, limit } };
      }
    if (best === null) return;
    merge(cells, best.other, best.one, best.why);
  }
}

/** A small theme that was born a short while ago is not merged, so that it can show whether it grows. */
const isYoung = (cells: Cells, { born, points }: Theme): boolean =>
  born > FIRST_REVIEW && points < YOUNG && cells.points < GRACE * born;

/** A theme has to be separate once it had time to grow; later only clearly like themes are merged. */
const isOnTrial = (cells: Cells, { born }: Theme): boolean => born > FIRST_REVIEW && cells.points < TRIAL * born;

/** @param why null for a member's decision */
export function merge(cells: Cells, from: Theme, into: Theme, why: Separation | null): void {
  const ids = cells.idsOf(from.slots);
  const before = [themeState(from), themeState(into)] as const;
  for (const slot of cells.sorted(from.slots)) cells.assign(slot, into.id);
  cells.themes.delete(from.id);
  into.whole ||= from.whole;
  cells.record.changes.push({ kind: 'merged', from: from.id, into: into.id, before, cells: ids, why });
}
