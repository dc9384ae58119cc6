import type { Session } from '../session.ts';
import { transcriptionEntity } from './entities.ts';
import { PostgresTranscriptionSettingsStore } from './postgres-transcription-settings-store.ts';
import { PostgresTranscriptionStore } from './postgres-transcription-store.ts';
import { PostgresTranslationStore } from './postgres-translation-store.ts';

export const transcriptEntities = [transcriptionEntity];

export const transcriptStores = {
  transcriptions: (session: Session) => new PostgresTranscriptionStore(session),
  transcriptionSettings: (session: Session) => new PostgresTranscriptionSettingsStore(session),
  translations: (session: Session) => new PostgresTranslationStore(session),
};
