import type { Uuid } from '../kernel/index.ts';
import type { ThemeState } from './state.ts';

/** Result of one change of the themes, for rows of the database. */
export interface ThemesStep {
  /** Cell of each added point, to be stored with it. Null for a point without meaning. */
  readonly placed: readonly { readonly id: Uuid; readonly cell: number | null }[];
  /** Cells that are new or changed their theme. The theme of a point is that of its cell; null for outliers. */
  readonly cells: readonly { readonly cell: number; readonly theme: number | null }[];
  /** Cells that became part of another. Their points are now points of `into`. */
  readonly joined: readonly { readonly cell: number; readonly into: number }[];
  readonly changes: readonly ThemeChange[];
}

export type ThemeChange = ThemeBorn | ThemeSplit | ThemesMerged | ThemeEnded;

export interface ThemeBorn {
  readonly kind: 'born';
  readonly theme: number;
  readonly why: {
    readonly points: number;
    /** Mean similarity of its points. */
    readonly within: number;
    /** Present if it emerged from recent points: how many of these were expected, and the log likelihood ratio of so many more. */
    readonly emerging: { readonly expected: number; readonly ratio: number } | null;
  };
}

export interface Separation {
  /** Points of `from` and of `into`. */
  readonly points: readonly [number, number];
  /** Mean similarity between both, and the limit that it passed. */
  readonly between: number;
  readonly limit: number;
}

export interface ThemeSplit {
  readonly kind: 'split';
  readonly from: number;
  /** The new theme, which has the smaller part. */
  readonly into: number;
  /** Cells of the new theme. */
  readonly cells: readonly number[];
  readonly why: Separation;
}

export interface ThemesMerged {
  readonly kind: 'merged';
  /** The theme that ended. */
  readonly from: number;
  readonly into: number;
  /** Both themes before, for undoing. */
  readonly before: readonly [ThemeState, ThemeState];
  /** Cells of the theme that ended. */
  readonly cells: readonly number[];
  /** Null if a member merged them. */
  readonly why: Separation | null;
}

export interface ThemeEnded {
  readonly kind: 'ended';
  readonly theme: number;
}

/** Theme of a cell before it was opened. */
export const NEW = -1;

/** Gathers the effects of a step. */
export class StepRecord {
  readonly #before = new Map<number, number | null>();
  readonly #joined = new Map<number, number>();
  readonly placed: { id: Uuid; cell: number | null }[] = [];
  readonly changes: ThemeChange[] = [];

  /** Notes a cell before its theme changes. Only the first call for a cell counts. */
  touch(cell: number, theme: number | null): void {
    if (!this.#before.has(cell)) this.#before.set(cell, theme);
  }

  join(cell: number, into: number): void {
    this.#joined.set(cell, into);
  }

  /** @param themeOf the present theme of a cell; undefined if it is gone */
  result(themeOf: (cell: number) => number | null | undefined): ThemesStep {
    const now = (cell: number): number => {
      let at = cell;
      for (let into = this.#joined.get(at); into !== undefined; into = this.#joined.get(at)) at = into;
      return at;
    };
    const cells = [...this.#before].flatMap(([cell, before]) => {
      const theme = themeOf(cell);
      return theme === undefined || theme === before ? [] : [{ cell, theme }];
    });
    const changes = this.changes.map((change) =>
      'cells' in change ? { ...change, cells: [...new Set(change.cells.map(now))] } : change,
    );
    return {
      placed: this.placed.map(({ id, cell }) => ({ id, cell: cell === null ? null : now(cell) })),
      cells,
      joined: [...this.#joined.keys()].map((cell) => ({ cell, into: now(cell) })),
      changes,
    };
  }
}
