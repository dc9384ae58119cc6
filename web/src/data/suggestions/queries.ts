import type { SuggestionView } from '@evident/domain/suggestions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The open suggestions of a note, in text order. */
export const noteSuggestionsQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note-suggestions', noteId],
    queryFn: async (): Promise<SuggestionView[]> =>
      (await answer(api.GET('/api/v1/notes/{noteId}/suggestions', { params: { path: { noteId } } }))).items,
    meta: touchedBy<SuggestionView[]>({
      ...on(ACCESS_CHANGES, true),
      ...on(['note:changed', 'note:removed', 'suggestions:changed'], { noteId }),
    }),
  });
