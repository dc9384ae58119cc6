import { CreateFeed } from '@evident/application/feeds/create-feed';
import { DeleteFeed } from '@evident/application/feeds/delete-feed';
import { GetFeed, ListFeeds } from '@evident/application/feeds/queries';
import { UpdateFeed } from '@evident/application/feeds/update-feed';
import type { Actor } from '@evident/domain/permissions';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { CreatedDto } from '../kernel/created.dto.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto } from '../kernel/undoable.dto.ts';
import { SeenVersion, ShowsVersion, TakesVersion } from '../kernel/version.ts';
import { FeedDto, FeedPageDto, FeedUpdateDto, NewFeedDto } from './feeds.dto.ts';

@ApiTags('Feeds')
@Controller('feeds')
export class FeedsController {
  constructor(private readonly bus: Bus) {}

  @Get()
  @Operation({
    id: 'listFeeds',
    asks: ListFeeds,
    summary: 'List your feeds and the shared ones, by title',
    answers: FeedPageDto,
  })
  list(@CurrentActor() actor: Actor, @Query() page: PageQueryDto): Promise<FeedPageDto> {
    return this.bus.ask(new ListFeeds(actor, pageRequest(page)));
  }

  @Post()
  @Operation({
    id: 'createFeed',
    asks: CreateFeed,
    summary: 'Save a search as a feed',
    description:
      'Its results come from `GET /search` with the same values, so each reader gets only what they can see.',
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
  })
  create(@CurrentActor() actor: Actor, @Body() feed: NewFeedDto): Promise<CreatedDto> {
    return this.bus.ask(new CreateFeed(actor, feed));
  }

  @Get(':feedId')
  @ShowsVersion()
  @Operation({ id: 'getFeed', asks: GetFeed, summary: 'Read a feed', answers: FeedDto, refuses: ['NotFound'] })
  get(@CurrentActor() actor: Actor, @Param('feedId', IdPipe) feedId: string): Promise<FeedDto> {
    return this.bus.ask(new GetFeed(actor, feedId));
  }

  @Patch(':feedId')
  @TakesVersion()
  @Operation({
    id: 'updateFeed',
    asks: UpdateFeed,
    summary: 'Rename a feed, share it, or change its search',
    description: 'For the member who saved it.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
  })
  async update(
    @CurrentActor() actor: Actor,
    @Param('feedId', IdPipe) feedId: string,
    @Body() update: FeedUpdateDto,
    @SeenVersion() seen: number | null,
  ): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new UpdateFeed(actor, feedId, update, seen)) };
  }

  @Delete(':feedId')
  @Operation({
    id: 'deleteFeed',
    asks: DeleteFeed,
    summary: 'Delete a feed',
    description: 'For the member who saved it.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
  })
  async remove(@CurrentActor() actor: Actor, @Param('feedId', IdPipe) feedId: string): Promise<UndoableDto> {
    return { undoId: await this.bus.ask(new DeleteFeed(actor, feedId)) };
  }
}
