import type {
  ProjectRetentionView,
  RetentionPreview,
  RetentionRule,
  RetentionRunView,
  WorkspaceRetentionView,
} from '@evident/domain/retention';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';

/** The rule of the workspace, those of projects, and all holds. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: ['retention'],
    queryFn: (): Promise<WorkspaceRetentionView> => answer(api.GET('/api/v1/retention')),
  });

/** The rule of a project, that of the workspace, and holds in the project. */
export const projectRetentionQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['retention', projectId],
    queryFn: (): Promise<ProjectRetentionView> =>
      answer(api.GET('/api/v1/projects/{projectId}/retention', { params: { path: { projectId } } })),
  });

/** Runs, newest first. Those under way are asked for again. */
export const retentionRunsQuery = () =>
  queryOptions({
    queryKey: ['retention', 'runs'],
    queryFn: async (): Promise<RetentionRunView[]> => (await answer(api.GET('/api/v1/retention/runs'))).items,
    refetchInterval: ({ state }) => (state.data?.some((run) => run.state === 'RUNNING') ? 2_000 : false),
  });

/** The address of a receipt. */
export const receiptPath = (runId: string, format: 'csv' | 'json'): string =>
  `/api/v1/retention/runs/${runId}/receipt?format=${format}`;

/** The notes that a rule would delete. Null is the workspace. */
export const retentionPreviewQuery = (projectId: string | null, rule: RetentionRule, enforced: boolean) =>
  queryOptions({
    queryKey: ['retention', projectId, 'preview', rule, enforced],
    queryFn: (): Promise<RetentionPreview> => previewOf(projectId, rule, enforced, 0),
  });

/** All notes of a preview, in pages. */
export const previewedNotesQuery = (projectId: string | null, rule: RetentionRule, enforced: boolean) =>
  pagesOptions<RetentionPreview['items'][number]>(
    ['retention', projectId, 'previewed', rule, enforced],
    async (cursor) => {
      const { items, more } = await previewOf(projectId, rule, enforced, Number(cursor ?? 0));
      return { items, next: more === null ? null : String(more) };
    },
  );

function previewOf(
  projectId: string | null,
  { interval, since }: RetentionRule,
  enforced: boolean,
  from: number,
): Promise<RetentionPreview> {
  const query = { ...interval, since, from };
  return projectId === null
    ? answer(api.GET('/api/v1/retention/preview', { params: { query: { ...query, enforced } } }))
    : answer(api.GET('/api/v1/projects/{projectId}/retention/preview', { params: { path: { projectId }, query } }));
}
