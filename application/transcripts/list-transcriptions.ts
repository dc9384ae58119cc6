import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type Transcription,
  type TranscriptionList,
  type TranscriptionView,
  progressOf,
} from '@evident/domain/transcripts';
import { type DocumentStore, demandDocument } from '../content/index.ts';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TranscriptionStore } from './transcription-store.ts';

/** Lists the transcriptions of a note with their progress. */
export class ListTranscriptions extends Query<TranscriptionList> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
  ) {
    super();
  }
}

export class ListTranscriptionsHandler implements Handler<ListTranscriptions> {
  constructor(
    private readonly work: UnitOfWork<{
      transcriptions: TranscriptionStore;
      documents: DocumentStore;
      projectAccess: ProjectAccess;
    }>,
    private readonly available: boolean,
  ) {}

  execute({ actor, noteId }: ListTranscriptions): Promise<TranscriptionList> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { kind } = await demandDocument(stores, actor, noteId, 'read');
      if (kind !== 'note') notFound('Note');
      return { available: this.available, items: (await stores.transcriptions.ofNote(noteId)).map(viewOf) };
    });
  }
}

const viewOf = (transcription: Transcription): TranscriptionView => {
  const { id, noteId, fileId, language, state, message, createdAt, finishedAt } = transcription;
  return {
    id,
    noteId,
    fileId,
    language,
    state,
    progress: progressOf(transcription),
    message,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
};
