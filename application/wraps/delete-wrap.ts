import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
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
  constructor(private readonly work: UnitOfWork<ChangingWrapStores>) {}

  execute({ actor, wrapId }: DeleteWrap): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await wrapToChange(stores, actor, wrapId);
      return changeWrap(stores, actor, 'Deleted a wrap', { before, after: null });
    });
  }
}
