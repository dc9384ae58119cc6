import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { changeWrap, type ChangingWrapStores, wrapToChange } from './change-wrap.ts';

/** Deletes a wrap; returns the undo id. The wraps of projects stay that one of the workspace was put together from. */
export class DeleteWrap extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly wrapId: Uuid,
  ) {
    super();
  }
}

export class DeleteWrapHandler implements Handler<DeleteWrap> {
  constructor(
    private readonly work: UnitOfWork<ChangingWrapStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, wrapId }: DeleteWrap): Promise<Uuid> {
    const { ids, clock } = this;
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await wrapToChange(stores, actor, wrapId);
      return changeWrap(stores, { ids, clock }, actor, 'Deleted a wrap', { before, after: null });
    });
  }
}
