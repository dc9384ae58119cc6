import type { Page, PageRequest } from '@evident/domain/kernel';
import type { UndoView } from '@evident/domain/undo';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, Query } from '../kernel/message.ts';
import type { UndoReader } from './undo-reader.ts';

/** What the actor did and may still take back, newest first. */
export class ListUndo extends Query<Page<UndoView>> {
  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListUndoHandler implements Handler<ListUndo> {
  constructor(private readonly undo: UndoReader) {}

  execute({ actor, page }: ListUndo): Promise<Page<UndoView>> {
    return this.undo.left(actor, page);
  }
}
