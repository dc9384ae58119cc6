import type { QuestionView } from '@evident/domain/surveys';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The survey questions of a note with their responses. */
export const questionsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['survey-questions', noteId],
    queryFn: async (): Promise<QuestionView[]> =>
      (await answer(api.GET('/api/v1/notes/{noteId}/questions', { params: { path: { noteId } } }))).items,
    meta: touchedBy<QuestionView[]>({ ...on(ACCESS_CHANGES, true), 'note:changed': { noteId } }),
  });
