import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type ChangingSummaryStores, summaryToChange } from './carry-out.ts';

/** Deletes a summary; returns the undo id. */
export class DeleteSummary extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly summaryId: Uuid,
  ) {
    super();
  }
}

export class DeleteSummaryHandler implements Handler<DeleteSummary> {
  constructor(private readonly work: UnitOfWork<ChangingSummaryStores>) {}

  execute({ actor, summaryId }: DeleteSummary): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await summaryToChange(stores, actor, summaryId);
      return carryOutUndoably(stores, actor, 'Deleted a summary', { before, after: null });
    });
  }
}
