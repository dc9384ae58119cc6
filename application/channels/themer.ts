import type { ThemePhrase } from '@evident/domain/channels';
import type { Uuid } from '@evident/domain/kernel';
import type { ThemeChange, ThemesMerged, TopicExamples } from '@evident/domain/themes';

/** A data point to place, with the vector of its words. */
export interface PointToPlace {
  readonly id: Uuid;
  readonly vector: Float32Array;
}

/** A theme that begins, splits off, goes into another, or ends, by the numbers of themes in the state; with the reasons. */
export type ThemeNews = { readonly change: ThemeChange } & (
  | { readonly kind: 'BORN'; readonly theme: number }
  | { readonly kind: 'SPLIT'; readonly theme: number; readonly from: number }
  | { readonly kind: 'MERGED'; readonly theme: number; readonly into: number }
  | { readonly kind: 'ENDED'; readonly theme: number }
);

/** Outcome of a step. */
export interface ThemesPlaced {
  readonly state: Uint8Array;
  /** For each point in its order: its cell and theme; null without. */
  readonly placed: readonly { readonly id: Uuid; readonly cell: number | null; readonly theme: number | null }[];
  /** Themes of cells that changed; null for outliers. */
  readonly cells: readonly { readonly cell: number; readonly theme: number | null }[];
  /** Cells that went into another. */
  readonly joined: readonly { readonly cell: number; readonly into: number }[];
  readonly news: readonly ThemeNews[];
}

/** `typical` has the positions of texts in the group. `phrases` distinguish it from the others. Groups may have equal titles. */
export interface TitledGroup {
  readonly title: string;
  /** Whether the known title still says what the texts are about. */
  readonly holds: boolean;
  readonly typical: readonly number[];
  readonly phrases: readonly ThemePhrase[];
}

/** A member's change of themes. */
export type ThemeCorrection =
  | { readonly kind: 'merge'; readonly from: number; readonly into: number }
  | { readonly kind: 'separate'; readonly merged: Pick<ThemesMerged, 'before' | 'cells'> };

/** Places data points in themes without blocking the server. */
export interface Themer {
  /**
   * @param state of the last step; null at the beginning
   * @param backlog the points came together, and their order is not that of time
   */
  place(
    state: Uint8Array | null,
    gone: readonly { readonly vector: Float32Array; readonly cell: number }[],
    points: readonly PointToPlace[],
    backlog: boolean,
  ): Promise<ThemesPlaced>;
  /** @throws Refusal for themes that the state does not have, or no longer in this form */
  correct(state: Uint8Array, correction: ThemeCorrection): Promise<ThemesPlaced>;
  /** The cells like the examples of each topic. */
  topicCells(state: Uint8Array, topics: readonly TopicExamples[]): Promise<readonly (readonly number[])[]>;
  /**
   * A title for each group of texts, and the texts that represent it.
   *
   * @param others texts of the channel in no group
   * @param known the titles that groups have
   */
  titles(
    groups: readonly (readonly string[])[],
    others: readonly string[],
    known: readonly (string | null)[],
  ): Promise<readonly TitledGroup[]>;
}

/** Vectors of texts, and the name under which they can be compared with later ones. */
export type ThemeVectors = (texts: readonly string[]) => Promise<{ model: string; vectors: readonly Float32Array[] }>;
