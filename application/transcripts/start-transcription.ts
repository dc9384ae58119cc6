import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type Locale,
  type NewTranscription,
  type Transcription,
  continued,
  inEffect,
  isUnderWay,
  turnsOf,
} from '@evident/domain/transcripts';
import { demandDocument, type DerivingStores, type DocumentWorkers, openSince } from '../content/index.ts';
import type { FileRecords } from '../files/index.ts';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { RoomStores } from '../plans/index.ts';
import { transcriptionChanged } from './events.ts';
import { COUNTED, reserveRest } from './reserve-minutes.ts';
import type { TranscriptionSettingsStore, TranscriptionStore } from './transcription-store.ts';

/** Transcribes a recording of a note, as a job. Returns its id: that of a failed or canceled one, if it continues. */
export class StartTranscription extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write', ...COUNTED });

  constructor(
    readonly actor: Actor,
    readonly noteId: Uuid,
    readonly wanted: NewTranscription,
  ) {
    super();
  }
}

export interface TranscriptionTurn {
  readonly teamId: Uuid;
  readonly transcriptionId: Uuid;
}

/** A job transcribes pieces for some minutes, then continues in another one. */
export const TRANSCRIPTIONS: JobQueue<TranscriptionTurn> = {
  name: 'transcriptions',
  retries: 10,
  // A piece of ten minutes can take as long on a machine without a graphics card.
  timeoutSeconds: 3_600,
};

export type StartingStores = DerivingStores &
  RoomStores & {
    transcriptions: TranscriptionStore;
    transcriptionSettings: TranscriptionSettingsStore;
    projectAccess: ProjectAccess;
    files: FileRecords;
  };

export class StartTranscriptionHandler implements Handler<StartTranscription> {
  constructor(
    private readonly work: UnitOfWork<StartingStores>,
    private readonly ports: StartingPorts,
  ) {}

  execute({ actor, noteId, wanted }: StartTranscription): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) => beginTranscription(stores, this.ports, actor, noteId, wanted));
  }
}

export interface StartingPorts {
  readonly workers: DocumentWorkers;
  /** Whether an endpoint is configured. */
  readonly available: boolean;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** Saves a transcription and announces it. Returns its id. */
export async function beginTranscription(
  stores: StartingStores,
  { workers, available, ids, clock }: StartingPorts,
  actor: Actor,
  noteId: Uuid,
  { fileId, language: chosen, replace: replaces = false }: NewTranscription,
): Promise<Uuid> {
  const { transcriptions, transcriptionSettings, outbox, documents } = stores;
  const { kind, projectId } = await demandDocument(stores, actor, noteId, 'write');
  if (kind !== 'note') notFound('Note');
  const recording =
    (await transcriptions.recording(noteId, fileId)) ??
    refuse('UnprocessableContent', 'The note has no such recording', 'Add an audio or video file to the note.');
  if (await stores.files.isWithheld(fileId))
    refuse('InvalidOperation', 'The recording is being redacted', 'Try again when it is ready.');
  if (!available) refuse('InvalidOperation', 'Transcription is not set up', 'Add a transcript file instead.');
  const document = await openSince(documents, workers, noteId);
  const { content } = await workers.run('content', document, null);
  if (!replaces && turnsOf(content, recording).length > 0)
    refuse('InvalidOperation', 'The recording has a transcript', 'Choose to replace it.');
  const former = (await transcriptions.ofNote(noteId)).filter((each) => each.fileId === fileId);
  if (former.some(isUnderWay)) refuse('InvalidOperation', 'The recording is being transcribed');
  const language =
    (chosen as Locale | null | undefined) ??
    inEffect(await transcriptionSettings.settingsOf(projectId), await transcriptionSettings.settingsOf(null)).language;
  const last = former[0] && former[0].state !== 'DONE' && former[0].language === language ? former[0] : null;
  if (last) await reserveRest(stores, last, clock.now());
  const transcription = last
    ? { ...continued(last, replaces), createdBy: actor.userId }
    : begun(
        { id: ids.newId(), teamId: actor.teamId, noteId, projectId, fileId, language, replaces },
        actor,
        clock.now(),
      );
  await transcriptions.save(transcription);
  await outbox.announce(transcriptionChanged(transcription));
  return transcription.id;
}

const begun = (
  wanted: Pick<Transcription, 'id' | 'teamId' | 'noteId' | 'projectId' | 'fileId' | 'language' | 'replaces'>,
  { userId }: Actor,
  now: Date,
): Transcription => ({
  ...wanted,
  state: 'WAITING',
  plan: null,
  piecesDone: 0,
  message: null,
  createdBy: userId,
  createdAt: now,
  finishedAt: null,
});
