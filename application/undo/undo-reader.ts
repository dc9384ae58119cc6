import type { Page, PageRequest } from '@evident/domain/kernel';
import type { UndoView } from '@evident/domain/undo';
import type { Actor } from '@evident/domain/permissions';

/** Undoable changes, for display. */
export interface UndoReader {
  /** The actor's own, newest first. */
  left(actor: Actor, page: PageRequest): Promise<Page<UndoView>>;
}
