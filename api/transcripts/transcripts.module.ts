import { GuardedHttp } from '@evident/adapters/outbound/guarded-http';
import type { Readers } from '@evident/adapters/importers/import-reader';
import type { Stores } from '@evident/adapters/postgres/composition/stores';
import { AskModel, type AskModelPorts } from '@evident/application/ai/ask-model';
import type { LanguageModels } from '@evident/application/ai/language-model';
import { ModelOfWorkspace } from '@evident/application/ai/model-of-workspace';
import type { DocumentWorkers } from '@evident/application/content/document-workers';
import type { LiveRooms } from '@evident/application/content/live-rooms';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { UnitOfWork } from '@evident/application/kernel/unit-of-work';
import type { MediaTool } from '@evident/application/media/media-tool';
import { AttachTranscript, AttachTranscriptHandler } from '@evident/application/transcripts/attach-transcript';
import { CancelTranscription, CancelTranscriptionHandler } from '@evident/application/transcripts/cancel-transcription';
import {
  ChangeProjectTranscription,
  ChangeProjectTranscriptionHandler,
} from '@evident/application/transcripts/change-project-transcription';
import {
  ChangeWorkspaceTranscription,
  ChangeWorkspaceTranscriptionHandler,
} from '@evident/application/transcripts/change-workspace-transcription';
import {
  GetProjectTranscription,
  GetProjectTranscriptionHandler,
} from '@evident/application/transcripts/get-project-transcription';
import { GetTranslation, GetTranslationHandler } from '@evident/application/transcripts/get-translation';
import {
  GetWorkspaceTranscription,
  GetWorkspaceTranscriptionHandler,
} from '@evident/application/transcripts/get-workspace-transcription';
import { ListTranscriptions, ListTranscriptionsHandler } from '@evident/application/transcripts/list-transcriptions';
import { TranscriptionWorker } from '@evident/application/transcripts/run-transcription';
import type { Endpoints } from '@evident/application/transcripts/transcription-settings-view';
import {
  type StartingPorts,
  StartTranscription,
  StartTranscriptionHandler,
  TRANSCRIPTIONS,
} from '@evident/application/transcripts/start-transcription';
import type { Transcriber } from '@evident/application/transcripts/transcriber';
import type { TranscriptReader } from '@evident/application/transcripts/transcript-reader';
import { TranslateNote, TranslateNoteHandler } from '@evident/application/transcripts/translate-note';
import { ModelTranslators } from '@evident/application/transcripts/model-translators';
import type { Translators } from '@evident/application/transcripts/translator';
import { WhenRecordingAdded } from '@evident/application/transcripts/when-recording-added';
import type { WritingPorts } from '@evident/application/transcripts/write-transcript';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { ASKING, MODELS } from '../ai/ai.module.ts';
import { DOCUMENT_CODEC } from '../content/content.module.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, SETTINGS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { react } from '../kernel/react.ts';
import type { Settings } from '../kernel/settings.ts';
import { LIVE_ROOMS } from '../realtime/realtime.module.ts';
import { FILES, MEDIA_TOOL, READERS } from '../services/services.module.ts';
import { TranscriptsController } from './transcripts.controller.ts';
import { TranslationsController } from './translations.controller.ts';
import { consumes } from '../kernel/consumes.ts';
import { enqueues } from '../kernel/enqueues.ts';
import { transcriptionJob } from '@evident/application/transcripts/transcription-job';

import { TRANSCRIPTION_SETTINGS_OPERATIONS } from './transcription-settings.operations.ts';
import { TRANSCRIPTS_OPERATIONS } from './transcripts.operations.ts';
/** Null without an endpoint. */
const TRANSCRIBER = port<Transcriber | null>('Transcriber');
const TRANSLATORS = port<Translators>('Translators');
const AVAILABLE = port<boolean>('TranscriptionAvailable');
const ENDPOINTS = port<Endpoints>('Endpoints');
const READER = port<TranscriptReader>('TranscriptReader');
const WRITING = port<WritingPorts>('WritingPorts');
const STARTING = port<StartingPorts>('StartingPorts');
const WORKER = port<TranscriptionWorker | null>('TranscriptionWorker');

/** Concurrent transcriptions per process, each of another workspace. */
const AT_ONCE = 2;

const workerOf = (
  work: UnitOfWork<Stores>,
  media: MediaTool,
  transcriber: Transcriber | null,
  rooms: LiveRooms,
  writing: WritingPorts,
): TranscriptionWorker | null =>
  transcriber && new TranscriptionWorker({ ...writing, work, media, transcriber, rooms });

/** Null without an endpoint; its adapter is then not loaded. */
async function openTranscriber({ transcription }: Settings): Promise<Transcriber | null> {
  if (!transcription) return null;
  const { OpenAiTranscriber } = await import('@evident/adapters/transcription/openai-transcriber');
  const outbound = new GuardedHttp({ internalUrls: [transcription.url] });
  return new OpenAiTranscriber({ ...transcription, post: (address, request) => outbound.post(address, request) });
}

/** Without an endpoint for translation, the language models translate; its adapter is then not loaded. */
async function openTranslators(
  { translation }: Settings,
  work: UnitOfWork<Stores>,
  models: LanguageModels,
  asking: AskModelPorts,
): Promise<Translators> {
  if (!translation) {
    const chosen = new ModelOfWorkspace(work, models);
    return new ModelTranslators(chosen, new AskModel(asking, chosen));
  }
  const { LibreTranslator } = await import('@evident/adapters/translation/libre-translator');
  const outbound = new GuardedHttp({ internalUrls: [translation.url] });
  const translator = new LibreTranslator({
    ...translation,
    post: (address, request) => outbound.post(address, request),
  });
  return { of: () => Promise.resolve(translator) };
}

@Module({
  controllers: [
    TranscriptsController,
    controllerFor('Transcripts', TRANSCRIPTS_OPERATIONS),
    controllerFor('Transcripts', TRANSCRIPTION_SETTINGS_OPERATIONS),
    TranslationsController,
  ],
  providers: [
    provide(TRANSCRIBER, openTranscriber, [SETTINGS]),
    provide(TRANSLATORS, openTranslators, [SETTINGS, WORK, MODELS, ASKING]),
    provide(AVAILABLE, (transcriber: Transcriber | null) => transcriber !== null, [TRANSCRIBER]),
    provide(
      ENDPOINTS,
      (transcription: boolean, translators: Translators): Endpoints => ({ transcription, translators }),
      [AVAILABLE, TRANSLATORS],
    ),
    provide(READER, ({ imports }: Readers) => imports, [READERS]),
    provide(WRITING, (workers: DocumentWorkers, ids: Ids, clock: Clock) => ({ workers, ids, clock }), [
      DOCUMENT_CODEC,
      IDS,
      CLOCK,
    ]),
    provide(STARTING, (writing: WritingPorts, available: boolean) => ({ ...writing, available }), [WRITING, AVAILABLE]),
    provide(WORKER, workerOf, [WORK, MEDIA_TOOL, TRANSCRIBER, LIVE_ROOMS, WRITING]),
    consumes(TRANSCRIPTIONS, WORKER, { atOnce: AT_ONCE }),
    enqueues('transcription:changed', TRANSCRIPTIONS, transcriptionJob),
    react(WhenRecordingAdded, [WORK, STARTING]),
    handle(StartTranscription, StartTranscriptionHandler, [WORK, STARTING]),
    handle(CancelTranscription, CancelTranscriptionHandler, [WORK, CLOCK]),
    handle(ListTranscriptions, ListTranscriptionsHandler, [WORK, AVAILABLE]),
    handle(AttachTranscript, AttachTranscriptHandler, [WORK, FILES, READER, LIVE_ROOMS, WRITING]),
    handle(GetWorkspaceTranscription, GetWorkspaceTranscriptionHandler, [WORK, ENDPOINTS, CLOCK]),
    handle(ChangeWorkspaceTranscription, ChangeWorkspaceTranscriptionHandler, [WORK, IDS]),
    handle(GetProjectTranscription, GetProjectTranscriptionHandler, [WORK, ENDPOINTS, CLOCK]),
    handle(ChangeProjectTranscription, ChangeProjectTranscriptionHandler, [WORK, IDS]),
    handle(GetTranslation, GetTranslationHandler, [WORK, DOCUMENT_CODEC]),
    handle(TranslateNote, TranslateNoteHandler, [WORK, DOCUMENT_CODEC, TRANSLATORS]),
  ],
})
export class TranscriptsModule {}
