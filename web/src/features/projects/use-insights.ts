import type { InsightView } from '@evident/domain/insights';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

const CARDS = 24;

/** The published insights of the workspace, or of a folder and all below it, the latest first. */
export function usePublishedInsights(folderId?: string): Paged<InsightView> {
  return usePages(['published-insights', folderId ?? 'all'], (cursor) => answer(api.GET('/api/v1/published-insights', { params: { query: { folderId, cursor, limit: CARDS } } })));
}

/** The insights of a project, drafts too, the newest first. */
export function useProjectInsights(projectId: string): Paged<InsightView> {
  return usePages(['project-insights', projectId], (cursor) => answer(api.GET('/api/v1/projects/{projectId}/insights', { params: { path: { projectId }, query: { cursor, limit: CARDS } } })));
}
