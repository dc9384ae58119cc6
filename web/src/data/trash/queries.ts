import type { DependedType, DependentsView, TrashedType, TrashView } from '@evident/domain/trash';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on } from '../../kernel/queries/touched-by.ts';

const PAGE = 50;

export const trashLists = family<Pages<TrashView>>('trash');

/** Trash entries the member can restore, of one type or of all, of one project or of all, last deleted first. */
export const trashQuery = (type: TrashedType | undefined, search: string, projectId?: string) =>
  pagesOptions<TrashView>(
    [...trashLists.queryKey, type, search, projectId],
    (cursor) =>
      answer(
        api.GET('/api/v1/trash', {
          params: { query: { type: type && [type], search: search || undefined, projectId, cursor, limit: PAGE } },
        }),
      ),
    on(ACCESS_CHANGES, true),
  );

/** The effects of a deletion. Never cached, because other members may use the object at any time. */
export const dependentsQuery = (type: DependedType, id: string) =>
  queryOptions({
    queryKey: ['dependents', type, id],
    queryFn: (): Promise<DependentsView> =>
      answer(api.GET('/api/v1/dependents/{type}/{id}', { params: { path: { type, id } } })),
    staleTime: 0,
    gcTime: 0,
  });
