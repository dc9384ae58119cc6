import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { ItemReader } from './item-reader.ts';

/** What one has made, the newest first. */
export class ListYourWork extends Query<Page<ItemView>> {
  constructor(
    readonly actor: Actor,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListYourWorkHandler implements Handler<ListYourWork> {
  constructor(private readonly items: ItemReader) {}

  execute({ actor, types, page }: ListYourWork): Promise<Page<ItemView>> {
    return this.items.made(actor, types, page);
  }
}
