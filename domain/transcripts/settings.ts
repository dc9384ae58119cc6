import type { Uuid } from '../kernel/index.ts';
import { AUTO_IDENTIFY, type Locale } from './languages.ts';
import { promptOf } from './vocabulary.ts';

/** Settings of a workspace or, with a project id, of a project. Null takes the value of the workspace, or the default. */
export interface TranscriptionSettings {
  readonly teamId: Uuid;
  readonly projectId: Uuid | null;
  readonly language: Locale | null;
  readonly vocabulary: readonly string[];
  /** Whether transcription starts when a recording is added to a note without a transcript. */
  readonly automatic: boolean | null;
}

export const noSettings = (teamId: Uuid, projectId: Uuid | null): TranscriptionSettings => ({
  teamId,
  projectId,
  language: null,
  vocabulary: [],
  automatic: null,
});

/** The settings in effect for a project. */
export const inEffect = (project: TranscriptionSettings, workspace: TranscriptionSettings) => ({
  language: project.language ?? workspace.language ?? AUTO_IDENTIFY,
  automatic: project.automatic ?? workspace.automatic ?? true,
  prompt: promptOf(project.vocabulary, workspace.vocabulary),
});
