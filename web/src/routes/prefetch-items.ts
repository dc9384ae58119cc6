import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { insightQuery } from '../data/insights/queries.ts';
import { noteQuery } from '../data/notes/queries.ts';
import { personQuery } from '../data/people/queries.ts';
import type { Item } from '../kernel/peek/peek.ts';
import { prefetcher } from '../kernel/peek/prefetch.ts';
import { items } from './items.ts';

/** A prefetched live document stays open this long. */
const OPEN_MS = 15_000;
const FRESH_MS = 10_000;
const opened = new Set<string>();

/** Prefetches screen, facts and live document of linked notes and insights, so that opening shows no skeleton. */
export function usePrefetchedItems(): void {
  const client = useQueryClient();
  useEffect(() => {
    prefetcher.set((item) => void prefetch(client, item).catch(() => undefined));
    return () => prefetcher.set(null);
  }, [client]);
}

async function prefetch(client: QueryClient, { kind, id }: Item): Promise<void> {
  await Promise.all([items[kind]?.(), facts(client, kind, id)]);
  // Readers of a published insight have no live document.
  const live =
    kind === 'note' || (kind === 'insight' && client.getQueryData(insightQuery(id).queryKey)?.shows === 'live');
  if (live) await openFor(id);
}

async function facts(client: QueryClient, kind: Item['kind'], id: string): Promise<void> {
  if (kind === 'note') await client.prefetchQuery({ ...noteQuery(id), staleTime: FRESH_MS });
  if (kind === 'person') await client.prefetchQuery({ ...personQuery(id), staleTime: FRESH_MS });
  if (kind === 'insight') await client.prefetchQuery({ ...insightQuery(id), staleTime: FRESH_MS });
}

async function openFor(id: string): Promise<void> {
  if (opened.has(id)) return;
  opened.add(id);
  const { documents } = await import('../editor/documents.ts');
  documents.show(id);
  setTimeout(() => {
    opened.delete(id);
    void documents.leave(id);
  }, OPEN_MS);
}
