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
