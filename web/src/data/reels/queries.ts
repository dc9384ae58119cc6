import type { RenderView } from '@evident/domain/media';
import type { ReelQuery, ReelSummary, ReelView, ReelWords } from '@evident/domain/reels';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, HIGHLIGHT_CHANGES, NOTE_CHANGES, REEL_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

/** A reel with its items. */
export const reelQuery = (reelId: string) =>
  queryOptions({
    queryKey: ['reel', reelId],
    queryFn: (): Promise<ReelView> => answer(api.GET('/api/v1/reels/{reelId}', { params: { path: { reelId } } })),
    meta: touchedBy<ReelView>({
      ...on(ACCESS_CHANGES, true),
      ...on(REEL_CHANGES, { reelId }),
      ...on([...NOTE_CHANGES, ...HIGHLIGHT_CHANGES], ({ projectId }, reel) => reel.projectId === projectId),
    }),
  });

/** The timed words of a reel's items and around them. */
export const reelWordsQuery = (reelId: string) =>
  queryOptions({
    queryKey: ['reel-words', reelId],
    queryFn: (): Promise<ReelWords> =>
      answer(api.GET('/api/v1/reels/{reelId}/words', { params: { path: { reelId } } })),
    meta: touchedBy<ReelWords>({ ...on(ACCESS_CHANGES, true), ...on(REEL_CHANGES, { reelId }) }),
  });

/** Every list of reels. */
export const reelLists = family<Pages<ReelSummary>>('reels');

/** Reels of a project or a source, newest first. */
export const reelListQuery = (query: ReelQuery) =>
  pagesOptions<ReelSummary>(
    [...reelLists.queryKey, query],
    (cursor) => answer(api.GET('/api/v1/reels', { params: { query: { ...query, cursor, limit: PAGE } } })),
    { ...on(ACCESS_CHANGES, true), ...on(REEL_CHANGES, true) },
  );

/** The latest renderings of a reel, newest first. Progress comes with events. */
export const reelRendersQuery = (reelId: string, projectId: string) =>
  queryOptions({
    queryKey: ['reel-renders', reelId],
    queryFn: async (): Promise<RenderView[]> =>
      (await answer(api.GET('/api/v1/reels/{reelId}/renders', { params: { path: { reelId } } }))).items,
    meta: touchedBy<RenderView[]>({ ...on(ACCESS_CHANGES, true), 'render:changed': { projectId } }),
  });
