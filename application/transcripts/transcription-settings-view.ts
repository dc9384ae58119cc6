import {
  type ProjectTranscription,
  type TranscriptionSettings,
  inEffect,
  minutesOf,
  monthOf,
  noSettings,
} from '@evident/domain/transcripts';
import type { Clock } from '../kernel/clock.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TranscriptionSettingsStore, TranscriptionStore } from './transcription-store.ts';

/** Which endpoints are configured. */
export interface Endpoints {
  readonly transcription: boolean;
  readonly translation: boolean;
}

export type SettingsStores = {
  transcriptions: Pick<TranscriptionStore, 'transcribed'>;
  transcriptionSettings: TranscriptionSettingsStore;
  projectAccess: ProjectAccess;
};

/** The settings of the workspace, with defaults. */
export function ofWorkspace(settings: TranscriptionSettings): ProjectTranscription['workspace'] {
  const { language, automatic } = inEffect(noSettings(settings.teamId, null), settings);
  return { language, vocabulary: [...settings.vocabulary], automatic };
}

/** Minutes of this month, and what is configured. */
export const usage = async (
  { transcriptions }: SettingsStores,
  { transcription, translation }: Endpoints,
  clock: Clock,
) => ({
  minutes: minutesOf(await transcriptions.transcribed(monthOf(clock.now()))),
  available: transcription,
  translates: translation,
});
