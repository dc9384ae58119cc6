import { SCALE } from './options.ts';
import type { Cells } from './cells.ts';
import type { Limits } from './limits.ts';

/** Similarity to the examples from which on a cell belongs to a topic, as a multiple of the limit of separate groups (decided). */
const LIKE = 1.4;

/** Cells of the examples of a topic. Those that are gone are left out. */
export interface TopicExamples {
  readonly included: readonly number[];
  readonly excluded: readonly number[];
}

/**
 * Cells like the examples: the mean of the similarity to the nearest example and to the middle of all reaches the limit, and no
 * excluded example is nearer. Cells of included examples belong, those of excluded ones do not.
 */
export function cellsLike(cells: Cells, limits: Limits, { included, excluded }: TopicExamples): number[] {
  const present = (ids: readonly number[]): number[] => [...new Set(ids.flatMap((id) => cells.slots.get(id) ?? []))];
  const [into, out] = [present(included), present(excluded)];
  const [inside, outside] = [new Set(into), new Set(out)];
  const middle = cells.summed(into);
  const length = Math.sqrt(cells.product(middle.sum, middle.sum));
  const nearest = (slot: number, examples: readonly number[]): number =>
    examples.reduce((most, one) => Math.max(most, one === slot ? 1 : cells.similarity(one, slot)), -1);
  const belongs = (slot: number): boolean => {
    if (outside.has(slot)) return false;
    if (inside.has(slot)) return true;
    const near = nearest(slot, into);
    const toMiddle = length > 0 ? cells.product(middle.sum, cells.middleAt(slot)) / (length * SCALE) : -1;
    return (near + toMiddle) / 2 >= LIKE * limits.separate && near > nearest(slot, out);
  };
  return into.length === 0 ? [] : cells.idsOf([...cells.slots.values()].filter(belongs));
}
