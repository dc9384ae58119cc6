import type { ItemType, ItemView } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

const PAGE = 50;
const STARS_SHOWN = 200;

/** What the reader opened, the latest first. */
export function useRecent(type?: ItemType): Paged<ItemView> {
  return usePages(['items', 'recent', type ?? 'all'], (cursor) => answer(api.GET('/api/v1/visits', { params: { query: { type: type && [type], cursor, limit: PAGE } } })));
}

/** What the reader made, the latest first. */
export function useYourWork(type?: ItemType): Paged<ItemView> {
  return usePages(['items', 'your-work', type ?? 'all'], (cursor) => answer(api.GET('/api/v1/your-work', { params: { query: { type: type && [type], cursor, limit: PAGE } } })));
}

/** What the reader starred, the latest first. */
export function useStars(): readonly ItemView[] {
  return useQuery({ queryKey: ['stars'], queryFn: async (): Promise<ItemView[]> => (await answer(api.GET('/api/v1/stars', { params: { query: { limit: STARS_SHOWN } } }))).items }).data ?? [];
}
