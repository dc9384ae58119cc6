import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, reelToChange } from './carry-out.ts';
import type { ReelStores } from './reel-store.ts';

/** Deletes a reel, not its recordings and highlights; returns the undo id. */
export class DeleteReel extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly reelId: Uuid,
  ) {
    super();
  }
}

export class DeleteReelHandler implements Handler<DeleteReel> {
  constructor(
    private readonly work: UnitOfWork<ReelStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, reelId }: DeleteReel): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await reelToChange(stores, actor, reelId);
      const label = `Deleted “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before, after: null });
    });
  }
}
