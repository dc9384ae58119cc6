import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { changeWrap, type ChangingWrapStores, wrapToChange } from './change-wrap.ts';

/** Renames a wrap; returns the undo id. The last of several renames wins. */
export class RenameWrap extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly wrapId: Uuid,
    readonly title: string,
  ) {
    super();
  }
}

export class RenameWrapHandler implements Handler<RenameWrap> {
  constructor(private readonly work: UnitOfWork<ChangingWrapStores>) {}

  execute({ actor, wrapId, title }: RenameWrap): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await wrapToChange(stores, actor, wrapId);
      const after = { ...before, title: title.trim() };
      return changeWrap(stores, actor, 'Renamed a wrap', { before, after });
    });
  }
}
