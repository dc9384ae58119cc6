import type { Cells } from './cells.ts';
import { CELLS_KEPT, SCALE } from './options.ts';

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
      const best = cheapest(cells, into, slots.slice(at + 1));
      if (best !== null) pairs.push(best);
    }
  }
  return pairs.sort((a, b) => a.cost - b.cost || cells.ids[a.into]! - cells.ids[b.into]!);
}

function cheapest(cells: Cells, into: number, slots: readonly number[]): Pair | null {
  const similarities = cells.similarities(into, slots);
  const b = cells.sizes[into]!;
  let [best, least] = [-1, Infinity];
  for (let at = 0; at < slots.length; at += 1) {
    const a = cells.sizes[slots[at]!]!;
    const cost = ((a * b) / (a + b)) * (1 - similarities[at]! / (SCALE * SCALE));
    if (cost < least) [best, least] = [at, cost];
  }
  return best < 0 ? null : { slot: slots[best]!, into, cost: least };
}
