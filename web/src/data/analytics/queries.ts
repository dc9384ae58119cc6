import type { AnalyticsSettings, FigureList, ItemFigures, ReadType } from '@evident/domain/analytics';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

const ITEMS = 25;
const KEY = ['item-figures'];

/** Whether reading is counted, and readers are named. */
export const analyticsSettingsQuery = () =>
  queryOptions({ queryKey: ['analytics-settings'], queryFn: () => answer(api.GET('/api/v1/analytics/settings')) });

/** The most read notes or insights, or those that no one read. */
export const itemFiguresQuery = (type: ReadType, list: FigureList) =>
  pagesOptions<ItemFigures>([...KEY, type, list], (cursor) =>
    answer(api.GET('/api/v1/analytics/items', { params: { query: { type, list, cursor, limit: ITEMS } } })),
  );

/** The reading of a note or insight by day. */
export const itemReadingQuery = (objectType: ReadType, objectId: string) =>
  queryOptions({
    queryKey: ['item-reading', objectType, objectId],
    queryFn: () =>
      answer(
        api.GET('/api/v1/analytics/items/{objectType}/{objectId}', { params: { path: { objectType, objectId } } }),
      ),
  });

/** Returns a function that turns counting or names on or off. */
export function useSetAnalytics(): (settings: AnalyticsSettings) => Promise<void> {
  const client = useQueryClient();
  return async (body) => {
    await answer(api.PUT('/api/v1/analytics/settings', { body }));
    client.setQueryData(analyticsSettingsQuery().queryKey, body);
    await client.invalidateQueries({ queryKey: ['item-reading'] });
  };
}

/** Deletes everything that is stored about reading. */
export function useDeleteAnalytics() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () => answer(api.DELETE('/api/v1/analytics/data')),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: ['item-reading'] }),
      ]),
  });
}
