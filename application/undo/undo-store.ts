import type { Uuid } from '@evident/domain/kernel';

/** Something a person did that can be taken back. */
export interface UndoEntry {
  readonly id: Uuid;
  readonly memberId: Uuid;
  /** The project it was done in, whose members alone see the entry; null outside projects. */
  readonly projectId: Uuid | null;
  /** In the words of the notice: "Deleted a highlight". */
  readonly label: string;
  /** Which {@link Undoer} takes it back. */
  readonly kind: string;
  /** What it was before, as JSON; only its undoer reads it. */
  readonly before: Record<string, unknown>;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

/** What people did and may take back, inside the unit of work that did it. */
export interface UndoStore {
  keep(entry: UndoEntry): Promise<void>;
  /** Locks the entry, so that it is taken back once. */
  take(undoId: Uuid): Promise<UndoEntry | null>;
  markUndone(undoId: Uuid, at: Date): Promise<void>;
}
