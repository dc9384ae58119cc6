import { ListMemberWork, ListNews, ListRecent, ListStarred, ListYourWork } from '@evident/application/projects/queries';
import { RecordVisit } from '@evident/application/projects/record-visit';
import { StarItem } from '@evident/application/projects/star-item';
import { UnstarItem } from '@evident/application/projects/unstar-item';
import type { Actor } from '@evident/domain/permissions';
import { ITEM_TYPES, type ItemType } from '@evident/domain/projects';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '../kernel/contract.ts';
import { CurrentActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { IdPipe } from '../kernel/id.pipe.ts';
import { Operation } from '../kernel/operation.ts';
import { pageRequest } from '../kernel/page.dto.ts';
import { ItemTypePipe } from './item-type.pipe.ts';
import { ItemPageDto, ItemQueryDto, ItemRefDto, NewsDto } from './items.dto.ts';

@ApiTags('Your things')
@Controller()
export class ItemsController {
  constructor(private readonly bus: Bus) {}

  @Get('stars')
  @Operation({
    id: 'listStarred',
    asks: ListStarred,
    summary: 'List your stars, newest first',
    answers: ItemPageDto,
  })
  starred(@CurrentActor() actor: Actor, @Query() { type, ...page }: ItemQueryDto): Promise<ItemPageDto> {
    return this.bus.ask(new ListStarred(actor, type ?? ITEM_TYPES, pageRequest(page)));
  }

  @Put('stars/:type/:id')
  @ApiParam({ name: 'type', enum: ITEM_TYPES })
  @Operation({ id: 'starItem', asks: StarItem, summary: 'Star an object', refuses: ['NotFound'] })
  star(
    @CurrentActor() actor: Actor,
    @Param('type', ItemTypePipe) type: ItemType,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.bus.ask(new StarItem(actor, { type, id }));
  }

  @Delete('stars/:type/:id')
  @ApiParam({ name: 'type', enum: ITEM_TYPES })
  @Operation({ id: 'unstarItem', asks: UnstarItem, summary: 'Remove your star from an object' })
  unstar(
    @CurrentActor() actor: Actor,
    @Param('type', ItemTypePipe) type: ItemType,
    @Param('id', IdPipe) id: string,
  ): Promise<void> {
    return this.bus.ask(new UnstarItem(actor, { type, id }));
  }

  @Get('visits')
  @Operation({
    id: 'listRecent',
    asks: ListRecent,
    summary: 'List what you opened, latest first',
    answers: ItemPageDto,
  })
  visited(@CurrentActor() actor: Actor, @Query() { type, ...page }: ItemQueryDto): Promise<ItemPageDto> {
    return this.bus.ask(new ListRecent(actor, type ?? ITEM_TYPES, pageRequest(page)));
  }

  @Post('visits')
  @Operation({
    id: 'recordVisit',
    asks: RecordVisit,
    summary: 'Record that you opened an object',
    refuses: ['NotFound'],
  })
  visit(@CurrentActor() actor: Actor, @Body() item: ItemRefDto): Promise<void> {
    return this.bus.ask(new RecordVisit(actor, item));
  }

  @Get('your-work')
  @Operation({
    id: 'listYourWork',
    asks: ListYourWork,
    summary: 'List what you created, newest first',
    answers: ItemPageDto,
  })
  made(@CurrentActor() actor: Actor, @Query() { type, ...page }: ItemQueryDto): Promise<ItemPageDto> {
    return this.bus.ask(new ListYourWork(actor, type ?? ITEM_TYPES, pageRequest(page)));
  }

  @Get('members/:memberId/work')
  @Operation({
    id: 'listMemberWork',
    asks: ListMemberWork,
    summary: 'List what a member created, newest first',
    description: 'Only what the caller may see. Archived notes and insights are left out.',
    answers: ItemPageDto,
  })
  madeBy(
    @CurrentActor() actor: Actor,
    @Param('memberId', IdPipe) memberId: string,
    @Query() { type, ...page }: ItemQueryDto,
  ): Promise<ItemPageDto> {
    return this.bus.ask(new ListMemberWork(actor, memberId, type ?? ITEM_TYPES, pageRequest(page)));
  }

  @Get('news')
  @Operation({
    id: 'listNews',
    asks: ListNews,
    summary: 'List what other members did and you have not opened yet, newest first',
    description:
      'Notes and insights created or changed in projects you made, starred or opened, since you last opened the project; and published insights of every project you can read. The last 30 days, at most 20.',
    answers: NewsDto,
  })
  async news(@CurrentActor() actor: Actor): Promise<NewsDto> {
    return { items: await this.bus.ask(new ListNews(actor)) };
  }
}
