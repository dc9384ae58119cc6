import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { KeptChange, UndoKind } from './undo-kind.ts';

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

/** The stored data to revert a change, or once that is undone, to revert the undo. */
export interface UndoEntry extends KeptChange {
  readonly memberId: Uuid;
  readonly undoneAt: Date | null;
  /** True for an undone change that can be redone. */
  readonly redoable: boolean;
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
  /** Marks a change as undone. Keeps its opposite in its place, if it can be redone. */
  markUndone(undoId: Uuid, opposite: KeptChange | null): Promise<void>;
  /** Marks a change as done again, with what undoes it now. */
  markRedone(undoId: Uuid, change: KeptChange): Promise<void>;
}
