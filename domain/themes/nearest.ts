import type { Cells } from './cells.ts';
import { PROBED, SCALE } from './options.ts';
import type { Theme } from './theme.ts';

export interface Near {
  readonly slot: number;
  readonly similarity: number;
}

export interface NearCells {
  readonly nearest: Near | null;
  /** The others from a similarity on, the nearest first. */
  readonly around: readonly Near[];
}

/**
 * Cells near a cell: those without a theme and those of the nearest themes (inverted file, Sivic and Zisserman 2003).
 *
 * @param from similarity of those that are around; above 1, only the nearest is looked for
 */
export function nearCells(cells: Cells, slot: number, from: number): NearCells {
  const slots = [...cells.loose].filter((other) => other !== slot);
  for (const theme of nearestThemes(cells, slot)) for (const other of theme.slots) slots.push(other);
  const similarities = cells.similarities(slot, slots);
  const least = from * SCALE * SCALE;
  const around: Near[] = [];
  let best = -1;
  for (let at = 0; at < slots.length; at += 1) {
    const product = similarities[at]!;
    if (product >= least) around.push({ slot: slots[at]!, similarity: product / (SCALE * SCALE) });
    const more = best < 0 ? 1 : product - similarities[best]!;
    if (more > 0 || (more === 0 && cells.ids[slots[at]!]! < cells.ids[slots[best]!]!)) best = at;
  }
  if (best < 0) return { nearest: null, around };
  const nearest = slots[best]!;
  return {
    nearest: { slot: nearest, similarity: similarities[best]! / (SCALE * SCALE) },
    around: around
      .filter((near) => near.slot !== nearest)
      .sort((a, b) => b.similarity - a.similarity || cells.ids[a.slot]! - cells.ids[b.slot]!),
  };
}

function nearestThemes(cells: Cells, slot: number): Theme[] {
  return [...cells.themes.values()]
    .map((theme) => ({ theme, cosine: cells.cosine(slot, theme) }))
    .sort((a, b) => b.cosine - a.cosine || a.theme.id - b.theme.id)
    .slice(0, PROBED)
    .map(({ theme }) => theme);
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
