import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { ended, isUnderWay } from '@evident/domain/transcripts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { transcriptionChanged } from './events.ts';
import type { TranscriptionStore } from './transcription-store.ts';

/** Cancels a transcription. Its transcribed pieces stay, for when it is started again. */
export class CancelTranscription extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly transcriptionId: Uuid,
  ) {
    super();
  }
}

export class CancelTranscriptionHandler implements Handler<CancelTranscription> {
  constructor(
    private readonly work: UnitOfWork<{
      transcriptions: TranscriptionStore;
      projectAccess: ProjectAccess;
      outbox: Outbox;
    }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, transcriptionId }: CancelTranscription): Promise<void> {
    await this.work.perform(actor.teamId, async ({ transcriptions, projectAccess, outbox }) => {
      const transcription = (await transcriptions.find(transcriptionId)) ?? notFound('Transcription');
      await demand(projectAccess, actor, transcription.projectId, 'write', 'Transcription');
      if (!isUnderWay(transcription)) return;
      const over = ended(transcription, 'CANCELLED', this.clock.now());
      await transcriptions.save(over);
      await outbox.announce(transcriptionChanged(over));
    });
  }
}
