import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ItemType, ItemView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { ItemReader } from './item-reader.ts';

/** What a member has made, newest first, as far as the actor may see it. */
export class ListMemberWork extends Query<Page<ItemView>> {
  constructor(
    readonly actor: Actor,
    readonly memberId: Uuid,
    readonly types: readonly ItemType[],
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListMemberWorkHandler implements Handler<ListMemberWork> {
  constructor(private readonly items: ItemReader) {}

  execute({ actor, memberId, types, page }: ListMemberWork): Promise<Page<ItemView>> {
    return this.items.made(actor, types, page, memberId);
  }
}
