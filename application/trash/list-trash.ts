import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TrashView } from '@evident/domain/trash';
import { type Handler, Query } from '../kernel/message.ts';
import type { TrashFilter, TrashReader } from './trash-reader.ts';

/** List the trash, latest deletion first. */
export class ListTrash extends Query<Page<TrashView>> {
  constructor(
    readonly actor: Actor,
    readonly filter: TrashFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListTrashHandler implements Handler<ListTrash> {
  constructor(private readonly trash: TrashReader) {}

  execute({ actor, filter, page }: ListTrash): Promise<Page<TrashView>> {
    return this.trash.page(actor, filter, page);
  }
}
