import type { DeliveredEvent } from '@evident/domain/events';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import { inEffect } from '@evident/domain/transcripts';
import { openSince } from '../content/index.ts';
import type { Reaction } from '../kernel/reaction.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type StartingPorts, type StartingStores, beginTranscription } from './start-transcription.ts';

/** Transcribes a recording that joins a note without a transcript, if the settings say so. */
export class WhenRecordingAdded implements Reaction<'file:uploaded'> {
  readonly name = 'when-recording-added';
  readonly on = ['file:uploaded'] as const;

  constructor(
    private readonly work: UnitOfWork<StartingStores>,
    private readonly ports: StartingPorts,
  ) {}

  async react({ teamId, payload }: DeliveredEvent<'file:uploaded'>): Promise<void> {
    if (!this.ports.available || payload.noteId === null) return;
    await this.work
      .perform(teamId, (stores) => this.begin(stores, { ...payload, noteId: payload.noteId! }))
      .catch((error: unknown) => {
        // The note was archived or deleted meanwhile, or the member lost access.
        if (!(error instanceof Refusal)) throw error;
      });
  }

  private async begin(
    stores: StartingStores,
    { fileId, noteId, projectId, by }: { fileId: Uuid; noteId: Uuid; projectId: Uuid; by: Uuid },
  ): Promise<void> {
    const { transcriptions, transcriptionSettings, documents } = stores;
    const { automatic } = inEffect(
      await transcriptionSettings.settingsOf(projectId),
      await transcriptionSettings.settingsOf(null),
    );
    if (!automatic || !(await transcriptions.recording(noteId, fileId))) return;
    // The event may be delivered twice.
    if ((await transcriptions.ofNote(noteId)).some((each) => each.fileId === fileId)) return;
    const actor = await transcriptions.memberNow(by);
    if (!actor) return;
    const document = await openSince(documents, this.ports.workers, noteId);
    const { content } = await this.ports.workers.run('content', document, null);
    if (content.content?.some(({ type }) => type === 'turn')) return;
    await beginTranscription(stores, this.ports, actor, noteId, { fileId });
  }
}
