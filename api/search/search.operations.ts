import { RenewSearch } from '@evident/application/search/renew-search';
import { RequestSearchCheck } from '@evident/application/search/request-search-check';
import { ReadSearchStatus } from '@evident/application/search/read-search-status';
import { Search } from '@evident/application/search/search';
import { SearchQueryDto, SearchResultsDto, SearchStatusDto } from './search.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const SEARCH_OPERATIONS = {
  search: operation({
    route: 'GET /search',
    asks: Search,
    summary: 'Search everything you can see',
    description:
      'Grouped by type, the best first, with the words in context and the place to open. Parameters with several values are repeated: `types=NOTE&types=TAG`.',
    query: SearchQueryDto,
    answers: SearchResultsDto,
    message: ({ actor, query: request }) => new Search(actor, request),
  }),
  renewSearch: operation({
    route: 'POST /search/renewal',
    asks: RenewSearch,
    summary: 'Rebuild the search index of the workspace',
    description: 'For workspace admins. Goes on in the background while search goes on being used.',
    message: ({ actor }) => new RenewSearch(actor),
  }),
  searchStatus: operation({
    route: 'GET /search/status',
    asks: ReadSearchStatus,
    summary: 'Read the status of search',
    description:
      'With Elasticsearch configured: whether it answers, and how many changes it does not have yet. While it cannot answer, PostgreSQL finds the same results.',
    answers: SearchStatusDto,
    message: ({ actor }) => new ReadSearchStatus(actor),
  }),
  checkSearch: operation({
    route: 'POST /search/check',
    asks: RequestSearchCheck,
    summary: 'Compare Elasticsearch with PostgreSQL and repair it',
    description:
      'For workspace admins. Compares every object in the background, and copies again what differs. `searchStatus` returns when it ended and how many objects differed. Without Elasticsearch there is nothing to compare.',
    message: ({ actor }) => new RequestSearchCheck(actor),
  }),
};
