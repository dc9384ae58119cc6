import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { ItemReader } from './item-reader.ts';

/** What one has opened, the latest first. */
export class ListRecent extends Query<Page<ItemView>> {
  constructor(
    readonly actor: Actor,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListRecentHandler implements Handler<ListRecent> {
  constructor(private readonly items: ItemReader) {}

  execute({ actor, types, page }: ListRecent): Promise<Page<ItemView>> {
    return this.items.visited(actor, types, page);
  }
}
