import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { UndoView } from '@evident/domain/undo';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { UndoReader } from './undo-reader.ts';

/** Lists the actor's changes that can still be undone, newest first. */
export class ListUndo extends Query<Page<UndoView>> {
  static readonly requires = memberWith({ scope: 'read' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListUndoHandler = answeredBy(({ actor, page }: ListUndo, undo: UndoReader) => undo.left(actor, page));
