import { dot } from './dot.ts';
import { SCALE } from './options.ts';
import type { Rows, RowsOf } from './rows.ts';
import { NEW, type StepRecord } from './step.ts';
import type { Summed, Theme } from './theme.ts';

const START = 64;

/**
 * The cells of a channel and their themes. A cell is the sum of its points, like the feature vectors of CluStream (Aggarwal et al. 2003).
 * Its middle is their direction from the mean of the channel. Cells live in slots, which are used again; ids are not.
 */
export class Cells {
  width = 0;
  points = 0;
  mean: Float64Array = new Float64Array(0);
  nextCell = 1;
  nextTheme = 1;
  /** Dot products so far. */
  products = 0;
  /** By slot. */
  readonly ids: number[] = [];
  readonly sizes: number[] = [];
  readonly since: number[] = [];
  readonly themeAt: (number | null)[] = [];
  /** Slots by id, in the order of ids. */
  readonly slots = new Map<number, number>();
  /** Slots without a theme. */
  readonly loose = new Set<number>();
  readonly themes = new Map<number, Theme>();
  record: StepRecord;
  #sums = new Float64Array(0);
  #middles: Rows | null = null;
  readonly #rowsOf: RowsOf;
  readonly #free: number[] = [];

  constructor(record: StepRecord, rowsOf: RowsOf) {
    this.record = record;
    this.#rowsOf = rowsOf;
  }

  /** Opens a cell with a sum of points, without a theme. */
  open(id: number, sum: ArrayLike<number>, size: number, since: number): number {
    const slot = this.#free.pop() ?? this.ids.length;
    this.#reserve(slot + 1);
    this.#sums.set(sum, slot * this.width);
    this.ids[slot] = id;
    this.sizes[slot] = size;
    this.since[slot] = since;
    this.themeAt[slot] = null;
    this.slots.set(id, slot);
    this.loose.add(slot);
    this.record.touch(id, NEW);
    this.points += size;
    this.#center(slot);
    return slot;
  }

  /** Adds a sum of points to a cell, or removes it with a negative size. A cell without points is closed. */
  grow(slot: number, sum: ArrayLike<number>, size: number): void {
    const theme = this.themeAt[slot]!;
    this.#detach(slot);
    const sign = Math.sign(size);
    for (let at = 0; at < this.width; at += 1) this.#sums[slot * this.width + at]! += sign * sum[at]!;
    this.sizes[slot]! += size;
    this.points += size;
    if (this.sizes[slot]! <= 0) return this.close(slot);
    this.#center(slot);
    this.#attach(slot, theme);
  }

  /** Joins a cell to another one. */
  join(slot: number, into: number): void {
    this.record.join(this.ids[slot]!, this.ids[into]!);
    this.since[into] = Math.min(this.since[into]!, this.since[slot]!);
    const [sum, size] = [this.sumAt(slot), this.sizes[slot]!];
    this.close(slot);
    this.grow(into, sum, size);
  }

  close(slot: number): void {
    this.#detach(slot);
    this.points -= this.sizes[slot]!;
    this.sizes[slot] = 0;
    this.slots.delete(this.ids[slot]!);
    this.loose.delete(slot);
    this.#free.push(slot);
  }

  /** Moves a cell to a theme, or to none. */
  assign(slot: number, theme: number | null): void {
    this.record.touch(this.ids[slot]!, this.themeAt[slot]!);
    this.#detach(slot);
    this.#attach(slot, theme);
  }

  /** Makes a theme of cells. */
  found(slots: readonly number[], id = this.nextTheme, born = this.points): Theme {
    const empty = { sum: this.zero(), points: 0, squares: 0, square: null, slots: new Set<number>() };
    const theme: Theme = { id, born, whole: false, apart: false, ...empty };
    this.nextTheme = Math.max(this.nextTheme, id + 1);
    this.themes.set(id, theme);
    for (const slot of slots) this.assign(slot, id);
    return theme;
  }

  /** Subtracts the present mean of all points from now on. */
  recenter(): void {
    const total = this.zero();
    for (const slot of this.slots.values())
      for (let at = 0; at < this.width; at += 1) total[at]! += this.#sums[slot * this.width + at]!;
    this.mean = total.map((value) => value / this.points);
    for (const slot of this.slots.values()) {
      const theme = this.themeAt[slot]!;
      this.#detach(slot);
      this.#center(slot);
      this.#attach(slot, theme);
    }
  }

  /** Cosine of the middles of two cells. */
  similarity(one: number, other: number): number {
    return this.similarities(one, [other])[0]! / (SCALE * SCALE);
  }

  /** Cosines of the middle of a cell with those of others, times the square of `SCALE`, until the next call. */
  similarities(one: number, others: readonly number[]): Int32Array {
    this.products += others.length;
    return this.#rows.products(one, others);
  }

  /** Dot product of the middle of a cell with a sum of middles. */
  toward(slot: number, sum: Float64Array): number {
    return this.product(sum, this.middleAt(slot)) / (SCALE * SCALE);
  }

  /** Mean similarity of two sums of middles. */
  between(one: Summed, other: Summed): number {
    return this.product(one.sum, other.sum) / (SCALE * SCALE * one.points * other.points);
  }

  /** Mean similarity of the cells in a sum, each with the others. */
  within({ sum, points, squares }: Summed): number {
    const pairs = points * points - squares;
    return pairs === 0 ? 1 : (this.product(sum, sum) / (SCALE * SCALE) - squares) / pairs;
  }

  product(one: Float64Array, other: Int16Array | Float64Array): number {
    this.products += 1;
    return dot(one, other);
  }

  /** Cosine of a cell and the middle of a theme; if the cell belongs to the theme, of its other cells. */
  cosine(slot: number, theme: Theme): number {
    const toward = this.toward(slot, theme.sum);
    theme.square ??= this.product(theme.sum, theme.sum) / (SCALE * SCALE);
    const { square } = theme;
    if (!theme.slots.has(slot)) return square > 0 ? toward / Math.sqrt(square) : -1;
    const size = this.sizes[slot]!;
    const others = square - 2 * size * toward + size * size;
    return others > 1e-6 ? (toward - size) / Math.sqrt(others) : -1;
  }

  summed(slots: Iterable<number>): Summed {
    const all = { sum: this.zero(), points: 0, squares: 0 };
    for (const slot of slots) {
      const size = this.sizes[slot]!;
      const middle = this.middleAt(slot);
      for (let at = 0; at < this.width; at += 1) all.sum[at]! += size * middle[at]!;
      all.points += size;
      all.squares += size * size;
    }
    return all;
  }

  /** Slots in the order of their ids. */
  sorted(slots: Iterable<number>): number[] {
    return [...slots].sort((one, other) => this.ids[one]! - this.ids[other]!);
  }

  idsOf(slots: Iterable<number>): number[] {
    return this.sorted(slots).map((slot) => this.ids[slot]!);
  }

  sumAt(slot: number): Float64Array {
    return this.#sums.slice(slot * this.width, (slot + 1) * this.width);
  }

  middleAt(slot: number): Int16Array {
    return this.#rows.at(slot);
  }

  zero(): Float64Array {
    return new Float64Array(this.width);
  }

  #center(slot: number): void {
    const from = slot * this.width;
    const size = this.sizes[slot]!;
    let square = 0;
    for (let at = 0; at < this.width; at += 1) square += (this.#sums[from + at]! - size * this.mean[at]!) ** 2;
    const factor = square > 0 ? SCALE / Math.sqrt(square) : 0;
    const middle = this.middleAt(slot);
    for (let at = 0; at < this.width; at += 1)
      middle[at] = Math.round((this.#sums[from + at]! - size * this.mean[at]!) * factor);
  }

  #attach(slot: number, theme: number | null): void {
    this.themeAt[slot] = theme;
    if (theme === null) return;
    this.loose.delete(slot);
    this.#count(slot, this.themes.get(theme)!, 1);
    this.themes.get(theme)!.slots.add(slot);
  }

  #detach(slot: number): void {
    const theme = this.themeAt[slot]!;
    if (theme === null) return;
    this.#count(slot, this.themes.get(theme)!, -1);
    this.themes.get(theme)!.slots.delete(slot);
    this.themeAt[slot] = null;
    this.loose.add(slot);
  }

  #count(slot: number, theme: Theme, sign: number): void {
    const size = this.sizes[slot]!;
    const [middle, times] = [this.middleAt(slot), sign * size];
    for (let at = 0; at < this.width; at += 1) theme.sum[at]! += times * middle[at]!;
    theme.points += sign * size;
    theme.squares += sign * size * size;
    theme.square = null;
  }

  get #rows(): Rows {
    return (this.#middles ??= this.#rowsOf(this.width));
  }

  #reserve(slots: number): void {
    this.#rows.reserve(slots);
    if (slots * this.width <= this.#sums.length) return;
    const sums = new Float64Array(Math.max(START, 2 * slots) * this.width);
    sums.set(this.#sums);
    this.#sums = sums;
  }
}
