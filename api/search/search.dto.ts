import { filterParameter } from '@evident/domain/filters';
import { searchRequest, searchResults, searchStatus, similarObjects } from '@evident/domain/search';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class SearchQueryDto extends queryFrom({
  ...searchRequest,
  properties: { ...searchRequest.properties, filter: filterParameter },
} as const) {}
export class SearchResultsDto extends dtoFrom(searchResults) {}
export class SearchStatusDto extends dtoFrom(searchStatus) {}
export class SimilarObjectsDto extends dtoFrom(similarObjects) {}
