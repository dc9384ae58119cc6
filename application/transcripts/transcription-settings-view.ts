import type { Uuid } from '@evident/domain/kernel';
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
import type { Translators } from './translator.ts';

/** The services of this installation. */
export interface Endpoints {
  readonly transcription: boolean;
  readonly translators: Translators;
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

interface Configured {
  readonly transcription: boolean;
  readonly translationHost: string | null;
}

/** Reads which services a workspace has. Called before a transaction begins, because it may read settings. */
export const configuredFor = async (teamId: Uuid, { transcription, translators }: Endpoints): Promise<Configured> => ({
  transcription,
  translationHost: (await translators.of(teamId))?.host ?? null,
});

/** Minutes of this month, and what is configured. */
export const usage = async (
  { transcriptions }: SettingsStores,
  { transcription, translationHost }: Configured,
  clock: Clock,
) => ({
  minutes: minutesOf(await transcriptions.transcribed(monthOf(clock.now()))),
  available: transcription,
  translates: translationHost !== null,
  translationHost,
});
