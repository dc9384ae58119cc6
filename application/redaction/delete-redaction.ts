import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RedactionStores, changeUndoably, redactionToChange, refuseApplied } from './redacted-note.ts';

/** Deletes a pending redaction; returns the undo id. */
export class DeleteRedaction extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly redactionId: Uuid,
  ) {
    super();
  }
}

export class DeleteRedactionHandler implements Handler<DeleteRedaction> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  execute({ actor, redactionId }: DeleteRedaction): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { redaction, note } = await redactionToChange(stores, actor, redactionId);
      refuseApplied(redaction);
      return changeUndoably(stores, actor, note, {
        label: 'Deleted a redaction',
        before: redaction,
        after: null,
      });
    });
  }
}
