import type { Cells } from './cells.ts';
import { BELONGS, DENSE, EMERGING, REMEMBERED, SEPARATE } from './options.ts';

/** Largest factor by which the sizes of two groups change their limit. */
const UNEVEN_MAX = 1.5;

/**
 * Limits of similarity that follow the density of the channel: the mean similarity of recent points to their nearest cell. Short
 * statements on few subjects are denser than long comments on many, so fixed limits fit neither.
 */
export class Limits {
  density: number;
  compared: number;

  constructor(density: number, compared: number) {
    this.density = density;
    this.compared = compared;
  }

  /** Counts the similarity of a point to its nearest cell. */
  count(similarity: number): void {
    this.compared = Math.min(REMEMBERED, this.compared + 1);
    this.density += (similarity - this.density) / this.compared;
  }

  /** Measures again from all cells, once the mean of the channel is known. */
  restart(cells: Cells): void {
    [this.density, this.compared] = [0, 0];
    const slots = cells.sorted(cells.slots.values());
    for (const slot of slots) {
      const others = slots.filter((other) => other !== slot).map((other) => cells.similarity(slot, other));
      this.count(others.reduce((most, one) => Math.max(most, one), -1));
    }
  }

  get separate(): number {
    return SEPARATE * Math.max(0, this.density);
  }
  get belongs(): number {
    return BELONGS * this.separate;
  }
  get dense(): number {
    return DENSE * this.separate;
  }
  get emerging(): number {
    return EMERGING * this.separate;
  }

  /**
   * Mean similarity of two groups below which they are separate. The mean distance is multiplied by the fourth root of the smaller size,
   * as in the linkage of `domain/clustering`. So groups that are smaller than usual need more distance.
   */
  between(cells: Cells, one: number, other: number): number {
    const assigned = [...cells.themes.values()].reduce((sum, { points }) => sum + points, 0);
    const usual = assigned / Math.max(1, cells.themes.size);
    const uneven = Math.sqrt(Math.sqrt(usual / Math.min(one, other)));
    const factor = Math.min(UNEVEN_MAX, Math.max(1 / UNEVEN_MAX, uneven));
    return 1 - (1 - this.separate) * factor;
  }
}
