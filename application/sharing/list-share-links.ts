import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ShareLinkView, SharedType } from '@evident/domain/sharing';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SharingStores, demandSharing, viewOf } from './sharing.ts';

/** Lists the public links of an object, newest first. */
export class ListShareLinks extends Query<ShareLinkView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'unshare' });

  constructor(
    readonly actor: Actor,
    readonly objectType: SharedType,
    readonly objectId: Uuid,
  ) {
    super();
  }
}

export class ListShareLinksHandler implements Handler<ListShareLinks> {
  constructor(private readonly work: UnitOfWork<SharingStores>) {}

  execute({ actor, objectType, objectId }: ListShareLinks): Promise<ShareLinkView[]> {
    return this.work.perform(actor.teamId, async (stores) => {
      await demandSharing(stores, actor, objectType, objectId, 'unshare');
      return (await stores.shareLinks.of(objectType, objectId)).map(viewOf);
    });
  }
}
