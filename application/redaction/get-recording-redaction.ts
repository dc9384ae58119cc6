import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type RecordingRedactionView, viewOfEdit } from '@evident/domain/redaction';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { recordingOf } from './recording-of.ts';
import type { RedactionStores } from './redacted-note.ts';

/** Reads the job that makes the redacted version of a recording, also while the recording is withheld. */
export class GetRecordingRedaction extends Query<RecordingRedactionView> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly fileId: Uuid,
  ) {
    super();
  }
}

export class GetRecordingRedactionHandler implements Handler<GetRecordingRedaction> {
  constructor(private readonly work: UnitOfWork<RedactionStores>) {}

  execute({ actor, fileId }: GetRecordingRedaction): Promise<RecordingRedactionView> {
    return this.work.perform(actor.teamId, async (stores) => {
      await recordingOf(stores, actor, fileId, 'read');
      const job =
        (await stores.recordingRedactions.read(fileId)) ?? refuse('NotFound', 'The recording was never redacted');
      return {
        fileId,
        workflowId: job.workflowId,
        state: job.state,
        progress: job.progress,
        message: job.message,
        withheld: await stores.files.isWithheld(fileId),
        hasOriginal: job.originalKey !== null,
        videoEdits: job.input.videoEdits.map(viewOfEdit),
        result: job.result,
        error: job.error && {
          workflowId: job.error.workflowId,
          stageKey: job.error.stageKey,
          cause: job.error.cause,
        },
      };
    });
  }
}
