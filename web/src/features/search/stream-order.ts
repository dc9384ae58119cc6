import type { SearchResult, SearchResults } from '@evident/domain/search';
import { STREAM_PAGE, type StreamAsk } from '../../data/search/queries.ts';

/**
 * The results of the loaded pages in one order. By time, types are mixed: only as many as the pages of one type hold,
 * because later ones may precede the rest. In other orders each type follows the other.
 */
export function inStreamOrder(
  pages: readonly Pick<SearchResults, 'groups'>[],
  { sort, direction }: Pick<StreamAsk, 'sort' | 'direction'>,
): SearchResult[] {
  const groups = pages.flatMap(({ groups: of }) => of);
  const types = new Set(groups.map(({ type }) => type));
  const all = [...types].flatMap((type) => groups.flatMap((group) => (group.type === type ? group.items : [])));
  if (sort !== 'CREATED' || types.size < 2) return all;
  const sign = direction === 'DESC' ? -1 : 1;
  const mixed = all.toSorted((one, other) => sign * one.createdAt.localeCompare(other.createdAt));
  const isComplete = groups.every(({ total }) => total <= pages.length * STREAM_PAGE);
  return isComplete ? mixed : mixed.slice(0, pages.length * STREAM_PAGE);
}
