import type { Cells } from './cells.ts';
import { CELLS_KEPT } from './options.ts';

interface Pair {
  readonly slot: number;
  readonly into: number;
  readonly cost: number;
}

/**
 * Joins cells of the same theme until few enough are left: those first whose union scatters least more (Ward 1963). Each takes part in
 * one union at most, so a second round may be needed.
 */
export function joinCells(cells: Cells, kept = CELLS_KEPT): void {
  while (cells.slots.size > kept) {
    const before = cells.slots.size;
    const used = new Set<number>();
    for (const { slot, into } of pairsOf(cells)) {
      if (cells.slots.size <= kept) break;
      if (used.has(slot) || used.has(into)) continue;
      used.add(slot).add(into);
      cells.join(slot, into);
    }
    if (cells.slots.size === before) return;
  }
}

/** Each cell with the nearest younger cell of its theme, the least cost first. */
function pairsOf(cells: Cells): Pair[] {
  const groups = [...cells.themes.values()].map(({ slots }) => slots);
  const pairs: Pair[] = [];
  for (const group of [...groups, cells.loose]) {
    const slots = cells.sorted(group);
    for (const [at, into] of slots.entries()) {
      let best: Pair | null = null;
      for (const slot of slots.slice(at + 1)) {
        const [a, b] = [cells.sizes[slot]!, cells.sizes[into]!];
        const cost = ((a * b) / (a + b)) * (1 - cells.similarity(slot, into));
        if (best === null || cost < best.cost) best = { slot, into, cost };
      }
      if (best !== null) pairs.push(best);
    }
  }
  return pairs.sort((a, b) => a.cost - b.cost || cells.ids[a.into]! - cells.ids[b.into]!);
}
