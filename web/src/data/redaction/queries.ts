import type { RecordingRedactionView, RedactionView } from '@evident/domain/redaction';
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

/** The job that renders the redacted version of a recording. */
export const recordingRedactionQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['recording-redaction', fileId],
    queryFn: (): Promise<RecordingRedactionView> =>
      answer(api.GET('/api/v1/files/{fileId}/redaction', { params: { path: { fileId } } })),
    meta: touchedBy<RecordingRedactionView>({ ...on(ACCESS_CHANGES, true), 'redaction:changed': { fileId } }),
  });
