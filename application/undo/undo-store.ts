import type { Uuid } from '@evident/domain/kernel';

/** The stored data to revert a change. */
export interface UndoEntry {
  readonly id: Uuid;
  readonly memberId: Uuid;
  /** The project of the change, whose members alone can see the entry; null outside projects. */
  readonly projectId: Uuid | null;
  /** As shown in the notice: "Deleted a highlight". */
  readonly label: string;
  /** The {@link Undoer} that reverts it. */
  readonly kind: string;
  /** The state before the change, as JSON; only its undoer reads it. */
  readonly before: Record<string, unknown>;
  readonly createdAt: Date;
  readonly undoneAt: Date | null;
}

/** Undo entries, inside the unit of work that made the change. */
export interface UndoStore {
  keep(entry: UndoEntry): Promise<void>;
  /** Locks the entry, so that it is undone once. No redaction or erasure begins until the unit of work ends. */
  take(undoId: Uuid): Promise<UndoEntry | null>;
  markUndone(undoId: Uuid, at: Date): Promise<void>;
}
