import type { FeedParams, FeedView } from '@evident/domain/feeds';
import { formToAddress } from '../../kernel/filter-address.ts';

export const EXPLORE = '/explore';
export const FOLLOWING = '/explore/following';

export const feedPath = ({ id }: Pick<FeedView, 'id'>): string => `/explore/${id}`;

/** A type and an order as the address names them. */
export interface Named {
  readonly type: string;
  readonly sort: string;
}

/** The query string of a search, with the same keys as the page reads. */
export function searchOf({ query, filter, selectedFilterId }: FeedParams, { type, sort }: Named, editing: boolean) {
  const said = {
    q: query,
    type,
    sort: sort === 'newest' ? '' : sort,
    filter: formToAddress(filter),
    saved: selectedFilterId ?? '',
    editing: editing ? 'true' : '',
  };
  return new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString();
}
