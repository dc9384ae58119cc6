import type { Page, PageRequest } from '@evident/domain/kernel';
import type { UndoView } from '@evident/domain/undo';
import type { Actor } from '@evident/domain/permissions';

/** What a person did and may still take back. */
export interface UndoReader {
  /** The actor's own, newest first. */
  left(actor: Actor, page: PageRequest): Promise<Page<UndoView>>;
}
