import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Redaction, changesRecording, isRedacting, renderedRedactions } from '@evident/domain/redaction';
import type { FileStorage } from '../files/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RedactionStores, announceNote, redactionToChange } from './redacted-note.ts';

/**
 * Deletes what a redaction keeps of the original, for good, with the uploads that still hold it. The original of a recording is
 * shared: its other redactions lose it too.
 */
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
      const forgotten: Uuid[] = [];
      for (const one of await this.sharingOriginal(stores, redaction)) {
        await stores.redactions.dropOriginals(one.id);
        forgotten.push(...(await stores.redactionTraces.forgetSources(one.id, this.clock.now())));
        await stores.redactions.save({ ...one, restorable: false });
      }
      const key = changesRecording(redaction) && (await dropRecording(stores, redaction.fileId!));
      if (key) forgotten.push(key);
      await announceNote(stores, actor, note);
      const { userId: actorId } = actor;
      await stores.audit.record({ actorId, action: 'original:deleted', objectType: 'NOTE', objectId: note.id });
      return forgotten;
    });
    // If this is interrupted, the cleanup of unowned bytes deletes them.
    for (const fileId of files) await this.storage.delete(fileId);
  }

  /** The redaction, and those that share its recording: they lose their original together. */
  private async sharingOriginal({ redactions }: RedactionStores, redaction: Redaction): Promise<Redaction[]> {
    if (redaction.fileId === null || !changesRecording(redaction)) return [redaction];
    const sharing = renderedRedactions(await redactions.ofFile(redaction.fileId));
    if (sharing.some(({ state }) => state !== 'APPLIED'))
      refuse('InvalidOperation', 'The recording is being redacted', 'Wait until it is done, or apply it again.');
    return sharing;
  }
}

/** Forgets the original of a recording; returns the key of its bytes. */
async function dropRecording({ recordingRedactions }: RedactionStores, fileId: Uuid): Promise<Uuid | null> {
  const job = await recordingRedactions.find(fileId);
  if (!job?.originalKey) return null;
  if (isRedacting(job)) refuse('InvalidOperation', 'The recording is being redacted', 'Wait until it is done.');
  await recordingRedactions.save({ ...job, originalKey: null, original: null });
  return job.originalKey;
}
