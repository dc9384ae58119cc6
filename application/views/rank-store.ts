import type { Uuid } from '@evident/domain/kernel';
import type { PlacedRow, ViewedType } from '@evident/domain/views';

/** The rows of a project that are ordered together. */
export interface OrderedRows {
  readonly projectId: Uuid;
  readonly objectType: ViewedType;
}

/** Ranks of notes, insights and highlights, inside a unit of work. */
export interface RankStore {
  /** Locks the order of these rows until the unit of work ends. */
  lock(rows: OrderedRows): Promise<void>;
  find(rows: OrderedRows, ids: readonly Uuid[]): Promise<PlacedRow[]>;
  /** The rows above or below one, nearest first. @param without rows to leave out */
  nextTo(
    rows: OrderedRows,
    row: PlacedRow,
    side: 'above' | 'below',
    without: readonly Uuid[],
    limit: number,
  ): Promise<PlacedRow[]>;
  save(rows: OrderedRows, ranks: readonly { id: Uuid; rank: number | null }[]): Promise<void>;
}
