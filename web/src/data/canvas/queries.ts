import type { CanvasSummary, CanvasView } from '@evident/domain/canvas';
import type { ClusterJobView, HighlightClusters, StartedClusters, WantedClusters } from '@evident/domain/clustering';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  CANVAS_CHANGES,
  HIGHLIGHT_CHANGES,
  INSIGHT_CHANGES,
  NOTE_CHANGES,
  TAG_CHANGES,
} from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

/** Canvases that are edited live on this page: their objects arrive otherwise. */
export const editedLive = new Set<string>();
/** From so many objects on, titles and words of a canvas that is edited live are not read again for each change. */
const MANY = 300;

/** A canvas with its objects and the words of its cards. */
export const canvasQuery = (canvasId: string) =>
  queryOptions({
    queryKey: ['canvas', canvasId],
    queryFn: (): Promise<CanvasView> =>
      answer(api.GET('/api/v1/canvases/{canvasId}', { params: { path: { canvasId } } })) as Promise<CanvasView>,
    meta: touchedBy<CanvasView>({
      ...on(ACCESS_CHANGES, true),
      ...on(
        CANVAS_CHANGES,
        (event, canvas) => event.canvasId === canvasId && !(editedLive.has(canvasId) && canvas.objects.length > MANY),
      ),
      ...on(
        [...NOTE_CHANGES, ...HIGHLIGHT_CHANGES, ...INSIGHT_CHANGES, ...TAG_CHANGES],
        ({ projectId }, canvas) => canvas.projectId === projectId,
      ),
    }),
  });

/** Every list of canvases. */
export const canvasLists = family<Pages<CanvasSummary>>('canvases');

/** Canvases of a project, newest first. */
export const canvasListQuery = (projectId: string) =>
  pagesOptions<CanvasSummary>(
    [...canvasLists.queryKey, projectId],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/canvases', {
          params: { path: { projectId }, query: { cursor, limit: PAGE } },
        }),
      ),
    { ...on(ACCESS_CHANGES, true), ...on(CANVAS_CHANGES, { projectId }) },
  );

/** Groups highlights by meaning. Changes no content. A job groups more than 2,000. */
export const findClusters = (projectId: string, wanted: WantedClusters): Promise<HighlightClusters | StartedClusters> =>
  answer(
    api.POST('/api/v1/projects/{projectId}/highlight-clusters', { params: { path: { projectId } }, body: wanted }),
  );

/** A proposal of groups for these highlights, or the job that makes it. The same highlights always give the same groups. */
export const clustersQuery = (projectId: string, wanted: WantedClusters) =>
  queryOptions({
    queryKey: ['highlight-clusters', projectId, wanted],
    queryFn: (): Promise<HighlightClusters | StartedClusters> => findClusters(projectId, wanted),
    staleTime: Infinity,
    retry: false,
    meta: touchedBy<HighlightClusters | StartedClusters>(on(ACCESS_CHANGES, true)),
  });

/** The progress and the result of a job. Progress comes with events. */
export const clusterJobQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['highlight-cluster-job', jobId],
    queryFn: (): Promise<ClusterJobView> =>
      answer(api.GET('/api/v1/highlight-cluster-jobs/{clusterJobId}', { params: { path: { clusterJobId: jobId } } })),
    meta: touchedBy<ClusterJobView>({ ...on(ACCESS_CHANGES, true), 'cluster-job:changed': { jobId } }),
  });
