import {
  NOTICES_MAX,
  type QueryNotice,
  type ReadQuery,
  SEARCHED_TYPES,
  type SearchRequest,
  type SearchResults,
  tabCounts,
} from '@evident/domain/search';
import { isPrefix } from '@evident/domain/typed-query';

/** The answer to a query with a filter that cannot be used: not more than was asked for. */
export const nothingFound = ({ types, offset = 0 }: SearchRequest, notices: readonly QueryNotice[]): SearchResults => ({
  groups: [],
  total: 0,
  counts: tabCounts(types ?? SEARCHED_TYPES, new Map(), 0),
  offset,
  missing: [],
  notices: notices.slice(0, NOTICES_MAX),
  widened: [],
  relaxed: false,
  suggestedQuery: null,
});

const FILTER_NOTICE =
  'This filter is searched for as words. Brackets and OR may combine filters, but not filters with words.';

/** Typed filters that reach the search as words. */
export const filterNotices = ({ leaves }: ReadQuery): QueryNotice[] =>
  leaves
    .filter(({ words, isPhrase }) => !isPhrase && isPrefix(/^([\p{Ll}-]+):./iu.exec(words)?.[1]?.toLowerCase() ?? ''))
    .map(({ words }) => ({ part: words, message: FILTER_NOTICE }));
