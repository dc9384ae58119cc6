import type { NamedList, RecordingRedactionView, RedactionView } from '@evident/domain/redaction';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The redactions of a note, oldest first. */
export const redactionsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['redactions', noteId],
    queryFn: async (): Promise<RedactionView[]> =>
      (await answer(api.GET('/api/v1/notes/{noteId}/redactions', { params: { path: { noteId } } }))).items,
    meta: touchedBy<RedactionView[]>({
      ...on(ACCESS_CHANGES, true),
      'note:changed': { noteId },
      'redaction:changed': { noteId },
    }),
  });

/** Notes of a project whose words or speakers have a name. */
export const namedQuery = (projectId: string, name: string) =>
  queryOptions({
    queryKey: ['named', projectId, name],
    queryFn: async (): Promise<NamedList['items']> =>
      (
        await answer(
          api.GET('/api/v1/projects/{projectId}/named', { params: { path: { projectId }, query: { name } } }),
        )
      ).items,
    enabled: name !== '',
    staleTime: 0,
    meta: touchedBy<NamedList['items']>({
      ...on(ACCESS_CHANGES, true),
      ...on(['note:created', 'note:changed', 'note:removed'], { projectId }),
    }),
  });

/** The job that renders the redacted version of a recording. */
export const recordingRedactionQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['recording-redaction', fileId],
    queryFn: (): Promise<RecordingRedactionView> =>
      answer(api.GET('/api/v1/files/{fileId}/redaction', { params: { path: { fileId } } })),
    meta: touchedBy<RecordingRedactionView>({ ...on(ACCESS_CHANGES, true), 'redaction:changed': { fileId } }),
  });
