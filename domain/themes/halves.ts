import type { Cells } from './cells.ts';
import type { Summed, Theme } from './theme.ts';

const ROUNDS = 6;

export interface Half extends Summed {
  readonly slots: readonly number[];
}

export interface Halves {
  readonly smaller: Half;
  readonly larger: Half;
  /** Mean similarity of their points. */
  readonly between: number;
}

/**
 * Divides the cells of a theme in two by spherical k-means (Dhillon and Modha 2001), from the cell farthest from the middle and the cell
 * farthest from that. Null if all cells are on one side.
 */
export function halvesOf(cells: Cells, theme: Theme): Halves | null {
  const slots = cells.sorted(theme.slots);
  const first = farthest(cells, slots, theme.sum);
  let one = cells.summed([first]);
  let other = cells.summed([farthest(cells, slots, one.sum)]);
  let parts: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = [lengthOf(cells, one), lengthOf(cells, other)];
    const isFirst = slots.map((slot) => cells.toward(slot, one.sum) / a >= cells.toward(slot, other.sum) / b);
    parts = [slots.filter((_, at) => isFirst[at]), slots.filter((_, at) => !isFirst[at])];
    if (parts.some(({ length }) => length === 0)) return null;
    [one, other] = [cells.summed(parts[0]), cells.summed(parts[1])];
  }
  const between = cells.between(one, other);
  const halves = [
    { slots: parts[0], ...one },
    { slots: parts[1], ...other },
  ] as const;
  const [smaller, larger] = one.points < other.points ? halves : halves.toReversed();
  return { smaller: smaller!, larger: larger!, between };
}

const lengthOf = (cells: Cells, { sum }: Summed): number => Math.sqrt(cells.product(sum, sum)) || 1;

function farthest(cells: Cells, slots: readonly number[], sum: Float64Array): number {
  let [best, least] = [slots[0]!, Infinity];
  for (const slot of slots) {
    const toward = cells.toward(slot, sum);
    if (toward < least) [best, least] = [slot, toward];
  }
  return best;
}
