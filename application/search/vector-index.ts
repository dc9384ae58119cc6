import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';
import type { SearchRef } from './search-index.ts';

/** An object whose meaning is near. */
export interface NearObject extends SearchRef {
  /** Cosine of the nearest passage, from -1 to 1. */
  readonly similarity: number;
  /** The nearest passage in the plain text, in code points; from 0 to 0 for the title. */
  readonly start: number;
  readonly end: number;
}

export interface NearQuestion {
  readonly model: string;
  /** Of length 1. */
  readonly vector: Float32Array;
  readonly types: readonly SearchedType[];
  readonly scopes: readonly Uuid[];
  /** Objects less similar are left out. */
  readonly least: number;
  /** Of each type. */
  readonly limit: number;
}

/** A place that is near in meaning. Several may be of one object. */
export interface NearPassage extends NearObject {
  /** Cosine with some of that of its neighbors (`withNeighbors`): only to be compared with each other. */
  readonly withNeighbors: number;
}

export interface NearPassageQuestion extends Omit<NearQuestion, 'limit'> {
  /** Only in these objects; null for all. */
  readonly objects: readonly Uuid[] | null;
  /** Passages, of all types together. */
  readonly limit: number;
}
