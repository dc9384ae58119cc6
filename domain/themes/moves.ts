import type { Cells } from './cells.ts';
import type { Limits } from './limits.ts';
import { nearestTheme } from './nearest.ts';
import { MOVE_MARGIN } from './options.ts';

/** Whether a member keeps the cells of its theme together. */
export const isWhole = (cells: Cells, slot: number): boolean =>
  cells.themes.get(cells.themeAt[slot] ?? 0)?.whole ?? false;

/** Gives a cell without a theme the nearest one, if it is near enough. */
export function belong(cells: Cells, limits: Limits, slot: number): void {
  const nearest = nearestTheme(cells, slot);
  if (nearest !== null && nearest.cosine >= limits.belongs) cells.assign(slot, nearest.theme.id);
}

/** Moves cells to the nearest theme where that is nearer than theirs by a margin. */
export function moveCells(cells: Cells, limits: Limits): void {
  for (const slot of cells.sorted(cells.slots.values())) {
    const present = cells.themeAt[slot]!;
    if (present === null) belong(cells, limits, slot);
    if (present === null || isWhole(cells, slot)) continue;
    const now = cells.cosine(slot, cells.themes.get(present)!);
    const { theme, cosine } = nearestTheme(cells, slot)!;
    if (theme.id !== present && cosine >= Math.max(limits.belongs, now + MOVE_MARGIN)) cells.assign(slot, theme.id);
    else if (Math.max(now, cosine) < limits.belongs - MOVE_MARGIN) cells.assign(slot, null);
  }
}
