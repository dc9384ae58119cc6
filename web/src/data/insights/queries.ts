import type { RichNode, Speakers } from '@evident/domain/content';
import type { HighlightView } from '@evident/domain/highlights';
import type { EvidenceView, InsightView } from '@evident/domain/insights';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, INSIGHT_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { byTag } from '../tags/queries.ts';

const CARDS = 24;
const CHOOSABLE = 200;

export const insightQuery = (insightId: string) =>
  queryOptions({
    queryKey: ['insight', insightId],
    queryFn: (): Promise<InsightView> =>
      answer(api.GET('/api/v1/insights/{insightId}', { params: { path: { insightId } } })),
    refetchOnWindowFocus: 'always',
    meta: touchedBy<InsightView>({ ...on(ACCESS_CHANGES, true), ...on(INSIGHT_CHANGES, { insightId }) }),
  });

/** The published text of an insight. */
export const publishedWordsQuery = (insightId: string) =>
  queryOptions({
    queryKey: ['insight-words', insightId],
    queryFn: async (): Promise<{ content: RichNode; speakers: Speakers }> =>
      (await answer(
        api.GET('/api/v1/insights/{insightId}/content', { params: { path: { insightId } } }),
      )) as unknown as {
        content: RichNode;
        speakers: Speakers;
      },
    refetchOnWindowFocus: 'always',
    meta: touchedBy({ ...on(ACCESS_CHANGES, true), ...on(INSIGHT_CHANGES, { insightId }) }),
  });

/** Evidence with an inaccessible highlight can become visible with any note or highlight. */
const anyPiece = ({ items }: EvidenceView, matches: (highlight: HighlightView) => boolean): boolean =>
  items.some(({ highlight }) => highlight === null || matches(highlight));

/** The evidence of an insight, with the current highlights. */
export const evidenceQuery = (insightId: string) =>
  queryOptions({
    queryKey: ['evidence', insightId],
    queryFn: (): Promise<EvidenceView> =>
      answer(api.GET('/api/v1/insights/{insightId}/evidence', { params: { path: { insightId } } })),
    refetchOnWindowFocus: 'always',
    meta: touchedBy<EvidenceView>({
      ...on(ACCESS_CHANGES, true),
      ...on(INSIGHT_CHANGES, { insightId }),
      ...on(['note:created', 'note:changed', 'note:removed'], ({ noteId }, evidence: EvidenceView) =>
        anyPiece(evidence, (highlight) => highlight.noteId === noteId),
      ),
      ...on(['notes:imported', 'highlights:changed'], ({ projectId }, evidence: EvidenceView) =>
        anyPiece(evidence, (highlight) => highlight.projectId === projectId),
      ),
      ...on(['highlight:changed', 'highlight:removed'], ({ highlightId }, { items }: EvidenceView) =>
        items.some((piece) => piece.highlightId === highlightId),
      ),
      ...byTag<EvidenceView>(
        ({ items }, tagId) => items.some(({ highlight }) => highlight?.tags.some(({ id }) => id === tagId)),
        ({ items }, projectId) => items.some(({ highlight }) => highlight?.projectId === projectId),
      ),
    }),
  });

export const publishedInsightLists = family<Pages<InsightView>>('published-insights');

/** The published insights of the workspace, or of a folder and its subfolders, latest first. */
export const publishedInsightsQuery = (folderId?: string) =>
  pagesOptions<InsightView>(
    [...publishedInsightLists.queryKey, folderId ?? 'all'],
    (cursor) =>
      answer(api.GET('/api/v1/published-insights', { params: { query: { folderId, cursor, limit: CARDS } } })),
    { ...on(ACCESS_CHANGES, true), ...on(INSIGHT_CHANGES, true) },
  );

/** The published insight that is the home page. */
export const homeInsightQuery = () =>
  queryOptions({
    queryKey: ['home-insight'],
    queryFn: (): Promise<{ insight: InsightView | null }> => answer(api.GET('/api/v1/home-insight')),
    meta: touchedBy<{ insight: InsightView | null }>({ ...on([...ACCESS_CHANGES, ...INSIGHT_CHANGES], true) }),
  });

/** The latest published insights, for a picker. */
export const publishedChoicesQuery = () =>
  queryOptions({
    queryKey: ['published-choices'],
    queryFn: async (): Promise<InsightView[]> =>
      (await answer(api.GET('/api/v1/published-insights', { params: { query: { limit: CHOOSABLE } } }))).items,
    meta: touchedBy<InsightView[]>({ ...on([...ACCESS_CHANGES, ...INSIGHT_CHANGES], true) }),
  });

const inLists = (projectId: string) => ({
  ...on(ACCESS_CHANGES, true),
  ...on([...PROJECT_CHANGES, ...INSIGHT_CHANGES], { projectId }),
});

export const insightLists = (projectId: string) => family<Pages<InsightView>>('project-insights', projectId);

/** The insights of a project including drafts, newest first: archived or not. */
export const insightListQuery = (projectId: string, archived: boolean) => {
  const only = archived ? { archived: 'true' as const } : {};
  return pagesOptions<InsightView>(
    [...insightLists(projectId).queryKey, only],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/insights', {
          params: { path: { projectId }, query: { ...only, cursor, limit: CARDS } },
        }),
      ),
    inLists(projectId),
  );
};

/** The insights of a project, for a picker. */
export const choosableInsightsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['choosable-insights', projectId],
    queryFn: async (): Promise<InsightView[]> =>
      (
        await answer(
          api.GET('/api/v1/projects/{projectId}/insights', {
            params: { path: { projectId }, query: { limit: CHOOSABLE } },
          }),
        )
      ).items,
    meta: touchedBy<InsightView[]>(inLists(projectId)),
  });
