import type { SavedFilterView, SavedFor } from '@evident/domain/filters';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { ACCESS_CHANGES, FIELD_CHANGES, FILTER_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** All lists of saved filters. */
export const savedFilterLists = family<SavedFilterView[]>('saved-filters');

/** The saved filters for objects of the workspace, and of a project if one is given, by name. */
export const savedFiltersQuery = (objectType: SavedFor, projectId: string | null) =>
  queryOptions({
    queryKey: [...savedFilterLists.queryKey, objectType, projectId],
    queryFn: (): Promise<SavedFilterView[]> =>
      everyPage((cursor) =>
        answer(
          api.GET('/api/v1/filters', {
            params: { query: { objectType, ...(projectId === null ? {} : { projectId }), limit: WHOLE, cursor } },
          }),
        ),
      ),
    meta: touchedBy<SavedFilterView[]>({
      ...on([...ACCESS_CHANGES, ...FIELD_CHANGES, ...FILTER_CHANGES], true),
    }),
  });

/** The saved filters of people; none for members without access to people. */
export const segmentsQuery = () => savedFiltersQuery('PERSON', null);
