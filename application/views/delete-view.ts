import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ViewStores, carryOutUndoably } from './carry-out.ts';
import { viewToChange } from './to-change.ts';

/** Deletes a view; its rows stay. Returns the undo id. */
export class DeleteView extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly viewId: Uuid,
  ) {
    super();
  }
}

export class DeleteViewHandler implements Handler<DeleteView> {
  constructor(
    private readonly work: UnitOfWork<ViewStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, viewId }: DeleteView): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await viewToChange(stores, actor, viewId);
      const label = `Deleted “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before, after: null });
    });
  }
}
