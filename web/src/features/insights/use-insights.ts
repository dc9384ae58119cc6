import type { InsightView } from '@evident/domain/insights';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

const CARDS = 24;

/** The published insights of the workspace, or of a folder and all below it, the latest first. */
export function usePublishedInsights(folderId?: string): Paged<InsightView> {
  return usePages(['published-insights', folderId ?? 'all'], (cursor) =>
    answer(api.GET('/api/v1/published-insights', { params: { query: { folderId, cursor, limit: CARDS } } })),
  );
}

/** The insights of a project, drafts too, the newest first: the archived ones or the others. */
export function useProjectInsights(projectId: string, archived: boolean): Paged<InsightView> {
  const only = archived ? { archived: 'true' as const } : {};
  return usePages(['project-insights', projectId, only], (cursor) =>
    answer(
      api.GET('/api/v1/projects/{projectId}/insights', {
        params: { path: { projectId }, query: { ...only, cursor, limit: CARDS } },
      }),
    ),
  );
}
