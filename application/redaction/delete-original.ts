import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { FileStorage } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RedactionStores, announceNote, redactionToChange } from './redacted-note.ts';

/** Deletes what a redaction keeps of the original, for good, with the uploads that still hold it. */
export class DeleteOriginal extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly redactionId: Uuid,
  ) {
    super();
  }
}

export class DeleteOriginalHandler implements Handler<DeleteOriginal> {
  constructor(
    private readonly work: UnitOfWork<RedactionStores>,
    private readonly storage: Pick<FileStorage, 'delete'>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, redactionId }: DeleteOriginal): Promise<void> {
    const files = await this.work.perform(actor.teamId, async (stores) => {
      const { redaction, note } = await redactionToChange(stores, actor, redactionId, 'manage');
      if (!redaction.restorable) refuse('InvalidOperation', 'There is no original to delete');
      await stores.redactions.dropOriginals(redactionId);
      const forgotten = await stores.redactionTraces.forgetSources(redactionId, this.clock.now());
      await stores.redactions.save({ ...redaction, restorable: false });
      await announceNote(stores, actor, note);
      const { userId: actorId } = actor;
      await stores.audit.record({ actorId, action: 'original:deleted', objectType: 'NOTE', objectId: note.id });
      return forgotten;
    });
    // If this is interrupted, the cleanup of unowned bytes deletes them.
    for (const fileId of files) await this.storage.delete(fileId);
  }
}
