import type { Box } from './layout.ts';

const GAP = 16;

/** The place nearest to a box, in its row or its column, where it overlaps no other box. */
export function freePlace({ x, y, width, height }: Box, others: readonly Box[]): Pick<Box, 'x' | 'y'> {
  const inRow = others.filter((one) => one.y < y + height + GAP && y < one.y + one.height + GAP);
  const inColumn = others.filter((one) => one.x < x + width + GAP && x < one.x + one.width + GAP);
  const across = nearestStart(
    x,
    width,
    inRow.map((one) => [one.x, one.x + one.width]),
  );
  const down = nearestStart(
    y,
    height,
    inColumn.map((one) => [one.y, one.y + one.height]),
  );
  return Math.abs(across - x) <= Math.abs(down - y) ? { x: across, y } : { x, y: down };
}

/** The start nearest to a wanted one from where a length keeps its distance from all taken intervals. */
function nearestStart(wanted: number, length: number, taken: readonly (readonly [number, number])[]): number {
  let before = -Infinity;
  let best = Infinity;
  const consider = (from: number, to: number) => {
    const start = Math.min(Math.max(wanted, from), to);
    if (from <= to && Math.abs(start - wanted) < Math.abs(best - wanted)) best = start;
  };
  for (const [from, to] of [...taken].sort(([one], [other]) => one - other)) {
    consider(before, from - GAP - length);
    before = Math.max(before, to + GAP);
  }
  consider(before, Infinity);
  return best;
}
