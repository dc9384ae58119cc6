import type { ImportOriginView, NoteFilter, NoteRow } from '@evident/domain/notes';
import type { TagBoardView } from '@evident/domain/tags';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../kernel/api/client.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { answer } from '../../kernel/api/send.ts';
import { pathOf } from '../../kernel/peek/peek.ts';
import { projectTags } from '../../kernel/queries/project-tags.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';
import { showToast } from '../../kernel/toasts.ts';

const PAGE = 100;

/** The notes of a project that a filter lets through. */
export function useNotes(projectId: string, filter: NoteFilter): Paged<NoteRow> {
  return usePages(
    ['project-notes', projectId, filter],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/notes', {
          params: { path: { projectId }, query: { ...filter, cursor, limit: PAGE } },
        }),
      ),
    { keep: true },
  );
}

/** The files its notes were imported from, those with most notes first. */
export function useImportOrigins(projectId: string, archived: NoteFilter['archived']): Paged<ImportOriginView> {
  return usePages(['project-notes', projectId, 'import-origins', archived], (cursor) =>
    answer(
      api.GET('/api/v1/projects/{projectId}/import-origins', {
        params: { path: { projectId }, query: { archived, cursor, limit: PAGE } },
      }),
    ),
  );
}

/** The tag boards of a project with their groups and tags. */
export function useTagBoards(projectId: string): {
  items: readonly TagBoardView[] | undefined;
  problem: unknown;
  again: () => void;
} {
  const { data, error, refetch } = useQuery(projectTags(projectId));
  return { items: data, problem: error, again: () => void refetch() };
}

/** Creates an empty note or insight and opens it for writing. */
export function useWrite(projectId: string, kind: 'note' | 'insight') {
  const client = useQueryClient();
  const navigate = useNavigate();
  const path = { projectId };
  return useCreate({
    create: (_: void, header) =>
      kind === 'note'
        ? answer(api.POST('/api/v1/projects/{projectId}/notes', { params: { path, header }, body: {} }))
        : answer(api.POST('/api/v1/projects/{projectId}/insights', { params: { path, header }, body: {} })),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: [kind === 'note' ? 'project-notes' : 'project-insights', projectId] });
      void client.invalidateQueries({ queryKey: ['project-counts', projectId] });
      void navigate(pathOf({ kind, id }));
    },
    onError: (thrown) => {
      const problem = asProblem(thrown);
      showToast({
        tone: 'danger',
        title: `Creating the ${kind} failed`,
        message: problem.explanation ?? problem.title,
      });
    },
  });
}
