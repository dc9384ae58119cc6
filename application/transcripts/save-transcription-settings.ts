import type { Uuid } from '@evident/domain/kernel';
import { type ProjectTranscriptionChange, cleanVocabulary } from '@evident/domain/transcripts';
import type { Ids } from '../kernel/ids.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { TranscriptionSettingsStore } from './transcription-store.ts';

export type ChangingStores = { transcriptionSettings: TranscriptionSettingsStore; projectAccess: ProjectAccess };

/** Saves the changed settings of a project, or of the workspace if it is null. */
export async function saveSettings(
  { transcriptionSettings }: ChangingStores,
  ids: Ids,
  projectId: Uuid | null,
  { language, vocabulary, automatic }: ProjectTranscriptionChange,
): Promise<void> {
  const before = await transcriptionSettings.settingsOf(projectId);
  await transcriptionSettings.saveSettings(
    {
      ...before,
      ...(language === undefined ? {} : { language }),
      ...(vocabulary === undefined ? {} : { vocabulary: cleanVocabulary(vocabulary) }),
      ...(automatic === undefined ? {} : { automatic }),
    },
    ids.newId(),
  );
}
