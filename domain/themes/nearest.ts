import type { Cells } from './cells.ts';
import { PROBED } from './options.ts';
import type { Theme } from './theme.ts';

export interface Near {
  readonly slot: number;
  readonly similarity: number;
}

/** Cells near a cell, the nearest first: those without a theme and those of the nearest themes (inverted file, Sivic and Zisserman 2003). */
export function nearCells(cells: Cells, slot: number): Near[] {
  const probed = [...cells.themes.values()]
    .map((theme) => ({ theme, cosine: cells.cosine(slot, theme) }))
    .sort((a, b) => b.cosine - a.cosine || a.theme.id - b.theme.id)
    .slice(0, PROBED);
  const slots = [...cells.loose, ...probed.flatMap(({ theme }) => [...theme.slots])];
  return slots
    .filter((other) => other !== slot)
    .map((other) => ({ slot: other, similarity: cells.similarity(slot, other) }))
    .sort((a, b) => b.similarity - a.similarity || cells.ids[a.slot]! - cells.ids[b.slot]!);
}

/** The theme whose middle is nearest to a cell, without the cell itself. */
export function nearestTheme(cells: Cells, slot: number): { readonly theme: Theme; readonly cosine: number } | null {
  let best: { theme: Theme; cosine: number } | null = null;
  for (const theme of cells.themes.values()) {
    const cosine = cells.cosine(slot, theme);
    if (best === null || cosine > best.cosine || (cosine === best.cosine && theme.id < best.theme.id))
      best = { theme, cosine };
  }
  return best;
}
