import type { FolderView, ProjectFilter, ProjectView } from '@evident/domain/projects';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  HIGHLIGHT_CHANGES,
  INSIGHT_CHANGES,
  NOTE_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
} from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** The project itself and everything in it. */
const IN_PROJECT = [
  ...PROJECT_CHANGES,
  ...NOTE_CHANGES,
  ...HIGHLIGHT_CHANGES,
  ...TAG_CHANGES,
  'tags:arranged',
  ...INSIGHT_CHANGES,
] as const;

export const projectLists = family<ProjectView[]>('projects');

/** The projects that match a filter. A workspace holds at most 200, so one page is all of them. */
export const projectListQuery = (filter: ProjectFilter = {}) =>
  queryOptions({
    queryKey: [...projectLists.queryKey, filter],
    queryFn: async (): Promise<ProjectView[]> =>
      (await answer(api.GET('/api/v1/projects', { params: { query: { ...filter, limit: WHOLE } } }))).items,
    meta: {
      onDevice: true,
      ...touchedBy<ProjectView[]>({ ...on(ACCESS_CHANGES, true), ...on(PROJECT_CHANGES, true) }),
    },
  });

export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project', projectId],
    queryFn: (): Promise<ProjectView> =>
      answer(api.GET('/api/v1/projects/{projectId}', { params: { path: { projectId } } })),
    meta: {
      onDevice: true,
      ...touchedBy<ProjectView>({ ...on(ACCESS_CHANGES, true), ...on(IN_PROJECT, { projectId }) }),
    },
  });

/** The numbers of notes, highlights, tags and insights of a project. */
export const projectCountsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['project-counts', projectId],
    queryFn: () => answer(api.GET('/api/v1/projects/{projectId}/counts', { params: { path: { projectId } } })),
    meta: touchedBy({ ...on(ACCESS_CHANGES, true), ...on(IN_PROJECT, { projectId }) }),
  });

/** Every folder that the member can see. */
export const foldersQuery = () =>
  queryOptions({
    queryKey: ['folders'],
    queryFn: (): Promise<FolderView[]> =>
      everyPage((cursor) => answer(api.GET('/api/v1/folders', { params: { query: { limit: WHOLE, cursor } } }))),
    meta: {
      onDevice: true,
      ...touchedBy<FolderView[]>({
        ...on(ACCESS_CHANGES, true),
        ...on(PROJECT_CHANGES, true),
        'folder:changed': true,
      }),
    },
  });
