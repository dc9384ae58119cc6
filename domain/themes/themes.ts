import { refuse, type Uuid } from '../kernel/index.ts';
import { AROUND_SIMILARITY, birthFrom, emergeFrom } from './births.ts';
import type { Cells } from './cells.ts';
import { joinCells } from './join-cells.ts';
import { Limits } from './limits.ts';
import { belong } from './moves.ts';
import { type Near, nearCells } from './nearest.ts';
import { CELLS_MAX, FIRST_REVIEW, REVIEW_GROWTH, SAME, SCALE } from './options.ts';
import { end, merge, review } from './review.ts';
import { PlainRows, type RowsOf } from './rows.ts';
import { restoredCells, savedCells } from './saved.ts';
import type { ThemesState } from './state.ts';
import { StepRecord, type ThemeSplit, type ThemesMerged, type ThemesStep } from './step.ts';
import type { Theme } from './theme.ts';
import { type TopicExamples, cellsLike } from './topic-cells.ts';

/** A text as its embedding, of length 1. A zero vector has no meaning and stays without a cell. */
export interface ThemePoint {
  readonly id: Uuid;
  readonly vector: Float32Array;
}

const PLAIN_ROWS: RowsOf = (width) => new PlainRows(width);
const EMPTY: ThemesState = {
  width: 0,
  arrived: 0,
  nextCell: 1,
  nextTheme: 1,
  nextReview: FIRST_REVIEW,
  density: 0,
  compared: 0,
  mean: [],
  cells: [],
  sums: new Int32Array(0),
  themes: [],
};

/**
 * Themes of a channel: clusters of its points that keep their identity while points arrive. Points are added in order, one at a time,
 * so batches make no difference. The same points in the same order give the same themes on every machine.
 */
export class Themes {
  readonly #cells: Cells;
  readonly #limits: Limits;
  #arrived: number;
  #nextReview: number;

  private constructor(state: ThemesState, rowsOf: RowsOf) {
    this.#cells = restoredCells(state, rowsOf);
    this.#limits = new Limits(state.density, state.compared);
    this.#arrived = state.arrived;
    this.#nextReview = state.nextReview;
  }

  static empty(rowsOf: RowsOf = PLAIN_ROWS): Themes {
    return new Themes(EMPTY, rowsOf);
  }

  static from(state: ThemesState, rowsOf: RowsOf = PLAIN_ROWS): Themes {
    return new Themes(state, rowsOf);
  }

  state(): ThemesState {
    const { density, compared } = this.#limits;
    return { ...savedCells(this.#cells), arrived: this.#arrived, nextReview: this.#nextReview, density, compared };
  }

  /** Dot products computed so far: the cost of all steps, without a clock. */
  get products(): number {
    return this.#cells.products;
  }

  /**
   * Adds points in order of arrival.
   * @param backlog they came together, and their order is not that of time: none of them emerges among older ones
   * @throws Refusal for vectors of different lengths, or that are not finite
   */
  add(points: readonly ThemePoint[], { backlog = false }: { readonly backlog?: boolean } = {}): ThemesStep {
    this.#refuseUnlike(points);
    return this.#step((record) => {
      for (const { id, vector } of points) {
        const sum = rounded(vector);
        record.placed.push({ id, cell: sum.every((value) => value === 0) ? null : this.#place(sum, backlog) });
      }
    });
  }

  /**
   * Removes points that were deleted or edited at the source. Themes without points end.
   * @param points with the cell as stored by earlier steps
   * @throws Refusal for more points than a cell has; none is then removed
   */
  remove(points: readonly { readonly vector: Float32Array; readonly cell: number }[]): ThemesStep {
    this.#refuseUnlike(points);
    const cells = this.#cells;
    for (const [cell, { length }] of Map.groupBy(points, (point) => point.cell)) {
      const size = cells.sizes[cells.slots.get(cell) ?? -1] ?? 0;
      if (length > size) refuse('NotFound', 'This cell has fewer points');
    }
    return this.#step(() => {
      for (const { vector, cell } of points) cells.grow(cells.slots.get(cell)!, rounded(vector), -1);
      for (const theme of cells.themes.values()) if (theme.slots.size === 0) end(cells, theme);
    });
  }

  /**
   * Merges two themes for a member. The result is not split by later steps.
   * @throws Refusal for themes that do not exist, or are the same
   */
  merge(from: number, into: number): ThemesStep {
    const [one, other] = [this.#theme(from), this.#theme(into)];
    if (from === into) refuse('ValidationError', 'A theme cannot be merged with itself');
    return this.#step(() => {
      merge(this.#cells, one, other, null);
      other.whole = true;
    });
  }

  /** Undoes a split: the new theme goes back, and the theme is not split again. */
  rejoin({ from, into }: Pick<ThemeSplit, 'from' | 'into'>): ThemesStep {
    return this.merge(into, from);
  }

  /**
   * Undoes a merge: the theme that ended has its number and its cells again. Neither is merged by later steps.
   * @param merged with cells as stored; those that were joined, removed or moved to other themes since stay
   * @throws Refusal if none of the cells is left in the theme, or the merge is undone already
   */
  separate({ before: [from, into], cells: ids }: Pick<ThemesMerged, 'before' | 'cells'>): ThemesStep {
    if (this.#cells.themes.has(from.id)) refuse('InvalidOperation', 'This merge is already undone');
    const present = this.#theme(into.id);
    const slots = ids.flatMap((id) => this.#cells.slots.get(id) ?? []).filter((slot) => present.slots.has(slot));
    if (slots.length === 0) refuse('InvalidOperation', 'This merge cannot be undone', 'None of its cells is left.');
    return this.#step(() => {
      Object.assign(this.#cells.found(slots, from.id, from.born), { whole: from.whole, apart: true });
      Object.assign(present, { whole: into.whole, apart: true });
      if (present.slots.size === 0) end(this.#cells, present);
    });
  }

  /** Cells like the examples of a topic, in the order of their ids. */
  like(examples: TopicExamples): number[] {
    return cellsLike(this.#cells, this.#limits, examples);
  }

  #step(change: (record: StepRecord) => void): ThemesStep {
    const record = new StepRecord();
    this.#cells.record = record;
    change(record);
    return record.result((cell) => {
      const slot = this.#cells.slots.get(cell);
      return slot === undefined ? undefined : this.#cells.themeAt[slot]!;
    });
  }

  #place(sum: Float64Array, backlog: boolean): number {
    const cells = this.#cells;
    this.#arrived += 1;
    const { slot, around } = this.#cellOf(sum, backlog);
    const id = cells.ids[slot]!;
    if (cells.points >= FIRST_REVIEW) {
      if (cells.themeAt[slot] === null) belong(cells, this.#limits, slot);
      if (cells.themeAt[slot] === null) birthFrom(cells, this.#limits, slot);
      if (!backlog) emergeFrom(cells, this.#limits, slot, around, this.#arrived);
    }
    if (cells.slots.size > CELLS_MAX) joinCells(cells);
    if (cells.points >= this.#nextReview) {
      this.#nextReview = Math.ceil(cells.points * REVIEW_GROWTH);
      review(cells, this.#limits);
    }
    return id;
  }

  /** Adds a point to the nearest cell, or to a new one if none is near enough. */
  #cellOf(sum: Float64Array, backlog: boolean): { readonly slot: number; readonly around: readonly Near[] } {
    const cells = this.#cells;
    cells.width ||= sum.length;
    if (cells.mean.length === 0) cells.mean = cells.zero();
    const opened = cells.open(cells.nextCell, sum, 1, this.#arrived);
    const { nearest, around } = nearCells(cells, opened, backlog ? Infinity : AROUND_SIMILARITY);
    if (nearest) this.#limits.count(nearest.similarity);
    if (nearest && nearest.similarity >= SAME) {
      cells.close(opened);
      cells.grow(nearest.slot, sum, 1);
      return { slot: nearest.slot, around };
    }
    cells.nextCell += 1;
    return { slot: opened, around: nearest && nearest.similarity >= AROUND_SIMILARITY ? [nearest, ...around] : around };
  }

  #theme(id: number): Theme {
    return this.#cells.themes.get(id) ?? refuse('NotFound', 'This theme does not exist');
  }

  #refuseUnlike(vectors: readonly { readonly vector: Float32Array }[]): void {
    const width = this.#cells.width || (vectors[0]?.vector.length ?? 0);
    if (vectors.some(({ vector }) => vector.length !== width || !vector.every(Number.isFinite)))
      refuse('ValidationError', 'Vectors need the same number of finite numbers');
  }
}

function rounded(vector: Float32Array): Float64Array {
  const sum = new Float64Array(vector.length);
  for (let at = 0; at < vector.length; at += 1) sum[at] = Math.round(vector[at]! * SCALE);
  return sum;
}
