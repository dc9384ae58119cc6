import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { UndoKind } from './undo-kind.ts';

/** A change to keep. */
export interface Undoable<Kept extends object> {
  /** A new id if absent. */
  readonly id?: Uuid;
  /** The project of the change, whose members alone can see the entry; null outside projects. */
  readonly projectId: Uuid | null;
  /** As shown in the notice: "Deleted a highlight". */
  readonly label: string;
  /** All that its undoer needs. */
  readonly before: Kept;
  /** True for a part of another change, which is undone with that one alone. */
  readonly undone?: boolean;
}

/** The stored data to revert a change. */
export interface UndoEntry {
  readonly memberId: Uuid;
  /** The name of its {@link UndoKind}. */
  readonly kind: string;
  readonly before: object;
  readonly undoneAt: Date | null;
}

/** Undo entries, inside the unit of work that made the change. */
export interface UndoStore {
  /** Keeps a change for its member; returns the undo id. */
  keep<Kept extends object>(
    by: Pick<Actor, 'userId'>,
    kind: UndoKind<Kept>,
    change: Undoable<NoInfer<Kept>>,
  ): Promise<Uuid>;
  /** Locks the entry, so that it is undone once. No redaction or erasure begins until the unit of work ends. */
  take(undoId: Uuid): Promise<UndoEntry | null>;
  markUndone(undoId: Uuid): Promise<void>;
}
