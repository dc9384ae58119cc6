import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type SavedFilterStores, carryOutUndoably } from './carry-out.ts';
import { filterToChange } from './to-save.ts';

/** Deletes a saved filter; returns the undo id. */
export class DeleteSavedFilter extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly filterId: Uuid,
  ) {
    super();
  }
}

export class DeleteSavedFilterHandler implements Handler<DeleteSavedFilter> {
  constructor(
    private readonly work: UnitOfWork<SavedFilterStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, filterId }: DeleteSavedFilter): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await filterToChange(stores, actor, filterId);
      const label = `Deleted “${before.name}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before, after: null });
    });
  }
}
