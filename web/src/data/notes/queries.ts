import type { ImportOriginView, NoteFilter, NoteRow, NoteView } from '@evident/domain/notes';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, NOTE_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { mediumChanges } from '../media/medium-changes.ts';

const PAGE = 100;

export const noteQuery = (noteId: string) =>
  queryOptions({
    queryKey: ['note', noteId],
    queryFn: (): Promise<NoteView> => answer(api.GET('/api/v1/notes/{noteId}', { params: { path: { noteId } } })),
    meta: {
      onDevice: true,
      ...touchedBy<NoteView>({
        ...on(ACCESS_CHANGES, true),
        ...on(['note:created', 'note:changed', 'note:removed', 'highlight:changed', 'highlight:removed'], { noteId }),
        'notes:imported': ({ projectId }, note) => note.projectId === projectId,
      }),
    },
  });

/** The lists of notes and import files with any filter, of one project or all. */
export const noteLists = (...projectId: readonly string[]) => family<Pages<NoteRow>>('project-notes', ...projectId);

const inLists = (projectId: string) => ({
  ...on(ACCESS_CHANGES, true),
  ...on([...PROJECT_CHANGES, ...NOTE_CHANGES, ...HIGHLIGHT_CHANGES], { projectId }),
});

/** The notes of a project that match a filter. */
export const noteListQuery = (projectId: string, filter: NoteFilter) =>
  pagesOptions<NoteRow>(
    ['project-notes', projectId, filter],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/notes', {
          params: { path: { projectId }, query: { ...filter, cursor, limit: PAGE } },
        }),
      ),
    { ...inLists(projectId), ...mediumChanges(projectId) },
  );

/** The import files of a project's notes, those with most notes first. */
export const importOriginsQuery = (projectId: string, archived: NoteFilter['archived']) =>
  pagesOptions<ImportOriginView>(
    ['project-notes', projectId, 'import-origins', archived],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/import-origins', {
          params: { path: { projectId }, query: { archived, cursor, limit: PAGE } },
        }),
      ),
    inLists(projectId),
  );
