import type {
  NoteTranslation,
  ProjectTranscription,
  TranscriptionList,
  TranslationLanguage,
  WorkspaceTranscription,
} from '@evident/domain/transcripts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The transcriptions of a note with their progress. */
export const transcriptionsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['transcriptions', noteId],
    queryFn: (): Promise<TranscriptionList> =>
      answer(api.GET('/api/v1/notes/{noteId}/transcriptions', { params: { path: { noteId } } })),
    meta: touchedBy<TranscriptionList>({ ...on(ACCESS_CHANGES, true), 'transcription:changed': { noteId } }),
  });

/** The translation of a note, turn by turn. */
export const translationQuery = (noteId: string, language: TranslationLanguage) =>
  queryOptions({
    queryKey: ['translation', noteId, language],
    queryFn: (): Promise<NoteTranslation> =>
      answer(api.GET('/api/v1/notes/{noteId}/translations/{language}', { params: { path: { noteId, language } } })),
    meta: touchedBy<NoteTranslation>({
      ...on(ACCESS_CHANGES, true),
      ...on(['translation:changed', 'note:changed'], { noteId }),
    }),
  });

/** The transcription settings of the workspace, and the minutes of this month. */
export const workspaceTranscriptionQuery = () =>
  queryOptions({
    queryKey: ['workspace-transcription'],
    queryFn: (): Promise<WorkspaceTranscription> => answer(api.GET('/api/v1/workspace/transcription')),
    meta: touchedBy<WorkspaceTranscription>({ 'transcription:changed': true }),
  });

/** The transcription settings of a project. */
export const projectTranscriptionQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project-transcription', projectId],
    queryFn: (): Promise<ProjectTranscription> =>
      answer(api.GET('/api/v1/projects/{projectId}/transcription', { params: { path: { projectId } } })),
    meta: touchedBy<ProjectTranscription>({ ...on(ACCESS_CHANGES, true), 'transcription:changed': true }),
  });
