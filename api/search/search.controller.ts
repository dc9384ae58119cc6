import { RenewSearch } from '@evident/application/search/renew-search';
import { RequestSearchCheck } from '@evident/application/search/request-search-check';
import { ReadSearchStatus } from '@evident/application/search/read-search-status';
import { Search } from '@evident/application/search/search';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { SearchQueryDto, SearchResultsDto, SearchStatusDto } from './search.dto.ts';

@ApiTags('Search')
@Controller('search')
export class SearchController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'search',
    asks: Search,
    summary: 'Search everything you can see',
    description:
      'Grouped by type, the best first, with the words in context and the place to open. Parameters with several values are repeated: `types=NOTE&types=TAG`.',
    answers: SearchResultsDto,
  })
  search(@CurrentActor() actor: Actor, @Query() request: SearchQueryDto): Promise<SearchResultsDto> {
    return this.bus.ask(new Search(actor, request));
  }

  @Post('renewal')
  @Operation({
    id: 'renewSearch',
    asks: RenewSearch,
    summary: 'Rebuild the search index of the workspace',
    description: 'For workspace admins. Goes on in the background while search goes on being used.',
  })
  renew(@CurrentActor() actor: Actor): Promise<void> {
    return this.bus.ask(new RenewSearch(actor));
  }

  @Get('status')
  @Operation({
    id: 'searchStatus',
    asks: ReadSearchStatus,
    summary: 'Read the status of search',
    description:
      'With Elasticsearch configured: whether it answers, and how many changes it does not have yet. While it cannot answer, PostgreSQL finds the same results.',
    answers: SearchStatusDto,
  })
  status(@CurrentActor() actor: Actor): Promise<SearchStatusDto> {
    return this.bus.ask(new ReadSearchStatus(actor));
  }

  @Post('check')
  @Operation({
    id: 'checkSearch',
    asks: RequestSearchCheck,
    summary: 'Compare Elasticsearch with PostgreSQL and repair it',
    description:
      'For workspace admins. Compares every object in the background, and copies again what differs. `searchStatus` returns when it ended and how many objects differed. Without Elasticsearch there is nothing to compare.',
  })
  check(@CurrentActor() actor: Actor): Promise<void> {
    return this.bus.ask(new RequestSearchCheck(actor));
  }
}
