import { RenewSearch } from '@evident/application/search/renew-search';
import { Search } from '@evident/application/search/search';
import type { Actor } from '@evident/domain/permissions';
import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { Operation } from '../kernel/operation.ts';
import { SearchQueryDto, SearchResultsDto } from './search.dto.ts';

@ApiTags('Search')
@Controller('search')
export class SearchController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'search',
    asks: Search,
    summary: 'Find everything you may see by its words',
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
}
