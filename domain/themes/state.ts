/** Everything that {@link Themes} keeps. JSON, except `sums`, which are stored as bytes. At most 3,000 cells. */
export interface ThemesState {
  /** Length of a vector; 0 before the first point. */
  readonly width: number;
  /** Points ever added, including removed ones. */
  readonly arrived: number;
  readonly nextCell: number;
  readonly nextTheme: number;
  /** Number of points at which splits, merges and moves are looked for next. */
  readonly nextReview: number;
  /** Mean similarity of recent points to the nearest cell, and how many were averaged. */
  readonly density: number;
  readonly compared: number;
  /** Mean of all points at the last review, which is subtracted from each, in units of 1/4096. */
  readonly mean: readonly number[];
  readonly cells: readonly CellState[];
  /** Sum of the points of each cell, in the order of `cells`, in units of 1/4096. */
  readonly sums: Int32Array;
  readonly themes: readonly ThemeState[];
}

export interface CellState {
  readonly id: number;
  readonly size: number;
  /** Position of its first point among all that ever arrived. */
  readonly since: number;
  readonly theme: number | null;
}

export interface ThemeState {
  readonly id: number;
  /** Points of the channel at its birth. */
  readonly born: number;
  /** Whether a member merged it or undid its split. Its cells then stay in it. */
  readonly whole: boolean;
  /** Whether a member undid a merge of it. It is then never merged. */
  readonly apart: boolean;
}
