import { searchRequest, searchResults, searchStatus } from '@evident/domain/search';
import { dtoFrom, queryFrom } from '../kernel/dto.ts';

export class SearchQueryDto extends queryFrom(searchRequest) {}
export class SearchResultsDto extends dtoFrom(searchResults) {}
export class SearchStatusDto extends dtoFrom(searchStatus) {}
