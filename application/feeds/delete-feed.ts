import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FeedStores, carryOutUndoably } from './carry-out.ts';
import { feedToChange } from './to-save.ts';

/** Deletes a feed; returns the undo id. */
export class DeleteFeed extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly feedId: Uuid,
  ) {
    super();
  }
}

export class DeleteFeedHandler implements Handler<DeleteFeed> {
  constructor(
    private readonly work: UnitOfWork<FeedStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, feedId }: DeleteFeed): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await feedToChange(stores, actor, feedId);
      const label = `Deleted “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before, after: null });
    });
  }
}
