import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { cancelledRecording, isRedacting } from '@evident/domain/redaction';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { recordingOf } from './recording-of.ts';
import { redactionChanged } from './redact-recording.ts';
import type { RedactionStores } from './redacted-note.ts';
import { failRedactions } from './redact-again.ts';

/** Stops the job that makes the redacted version. The recording stays withheld until it is applied again or restored. */
export class CancelRecordingRedaction extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class CancelRecordingRedactionHandler implements Handler<CancelRecordingRedaction> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  async execute({ actor, fileId }: CancelRecordingRedaction): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      await recordingOf(stores, actor, fileId, 'write');
      const job =
        (await stores.recordingRedactions.find(fileId)) ?? refuse('NotFound', 'The recording was never redacted');
      if (!isRedacting(job)) return;
      const cancelled = cancelledRecording(job);
      await stores.recordingRedactions.save(cancelled);
      await failRedactions(stores.redactions, fileId, cancelled.message!);
      await stores.outbox.announce(redactionChanged(cancelled));
    });
  }
}
