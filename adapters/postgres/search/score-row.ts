import type { Uuid } from '@evident/domain/kernel';
import type { SearchedType } from '@evident/domain/search';

/** An object with its score, and the number of objects of its type. */
export interface ScoreRow {
  readonly object_type: SearchedType;
  /** Of this type. */
  readonly total: number;
  readonly object_id: Uuid | null;
  readonly score: number | null;
}
