import type { Row, RowGroups, RowsWanted, ShownView, ViewedType } from '@evident/domain/views';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import {
  ACCESS_CHANGES,
  FIELD_CHANGES,
  HIGHLIGHT_CHANGES,
  INSIGHT_CHANGES,
  NOTE_CHANGES,
  PEOPLE_CHANGES,
  PROJECT_CHANGES,
  TAG_CHANGES,
  VIEW_CHANGES,
} from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';
import { mediumChanges } from '../media/medium-changes.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { windowsOptions } from '../../kernel/queries/windows.ts';

const PAGE = 100;

/** The saved views of all projects. */
export const viewLists = family<ShownView[]>('views');

/** The saved views of a project, in their order. */
export const viewsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...viewLists.queryKey, projectId],
    queryFn: async (): Promise<ShownView[]> =>
      (await answer(api.GET('/api/v1/projects/{projectId}/views', { params: { path: { projectId } } }))).items,
    meta: touchedBy<ShownView[]>({ ...on(ACCESS_CHANGES, true), ...on(VIEW_CHANGES, { projectId }) }),
  });

/** Rows and groups of a project. */
export const projectRows = (projectId: string) => family<unknown>('rows', projectId);
/** All pages of rows of a project. */
export const rowPages = (projectId: string) => family<Row[]>('rows', projectId, 'page');

const changesOf = (projectId: string) => ({
  ...on([...ACCESS_CHANGES, ...FIELD_CHANGES, ...PEOPLE_CHANGES, 'field:set'], true),
  ...on(
    [...PROJECT_CHANGES, ...NOTE_CHANGES, ...HIGHLIGHT_CHANGES, ...INSIGHT_CHANGES, ...TAG_CHANGES, 'rows:arranged'],
    { projectId },
  ),
});

/** Which rows to read; a group key narrows them to one group. */
export type AskedRows = RowsWanted & { objectType: ViewedType };

/** Rows one after the other. */
export const rowsQuery = (projectId: string, wanted: AskedRows) =>
  pagesOptions<Row>(
    [...projectRows(projectId).queryKey, 'list', wanted],
    (cursor) =>
      answer(
        api.POST('/api/v1/projects/{projectId}/rows', {
          params: { path: { projectId }, query: { limit: PAGE, cursor } },
          body: wanted,
        }),
      ),
    { ...changesOf(projectId), ...mediumChanges(projectId) },
  );

const ask = async (projectId: string, body: AskedRows & { skip: number }, limit: number, signal: AbortSignal) =>
  (
    await answer(
      api.POST('/api/v1/projects/{projectId}/rows', {
        params: { path: { projectId }, query: { limit } },
        body,
        signal,
      }),
    )
  ).items;

/** Rows by their position. */
export const rowWindows = (projectId: string, wanted: AskedRows) =>
  windowsOptions<Row>(
    [...rowPages(projectId).queryKey, wanted],
    PAGE,
    (skip, signal) => ask(projectId, { ...wanted, skip }, PAGE, signal),
    { ...changesOf(projectId), ...mediumChanges(projectId) },
  );

/** The number of rows, in all and in each group. */
export const rowGroupsQuery = (projectId: string, { objectType, filter, group }: AskedRows, totals: string[]) =>
  queryOptions({
    queryKey: [...projectRows(projectId).queryKey, 'groups', { objectType, filter, group, totals }],
    queryFn: (): Promise<RowGroups> =>
      answer(
        api.POST('/api/v1/projects/{projectId}/row-groups', {
          params: { path: { projectId } },
          body: { objectType, filter, group, totals },
        }),
      ),
    meta: touchedBy<RowGroups>(changesOf(projectId)),
  });
