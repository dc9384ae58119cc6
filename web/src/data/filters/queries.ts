import type { SavedFilterView } from '@evident/domain/filters';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, FIELD_CHANGES, FILTER_CHANGES } from '../../kernel/queries/changes.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

/** More than a workspace holds (SAVED_FILTERS_MAX). */
const ALL = 1000;

/** The saved filters of people, by name; none for members without access to people. */
export const segmentsQuery = () =>
  queryOptions({
    queryKey: ['filters', 'segments'],
    queryFn: async (): Promise<SavedFilterView[]> => {
      const { items } = await answer(
        api.GET('/api/v1/filters', { params: { query: { objectType: 'PERSON', limit: ALL } } }),
      );
      return items;
    },
    meta: touchedBy<SavedFilterView[]>({ ...on([...ACCESS_CHANGES, ...FIELD_CHANGES, ...FILTER_CHANGES], true) }),
  });
