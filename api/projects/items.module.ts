import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { PostgresItemReader } from '@evident/adapters/postgres/projects/postgres-item-reader';
import { PostgresNewsReader } from '@evident/adapters/postgres/projects/postgres-news-reader';
import type { ItemReader, NewsReader } from '@evident/application/projects/item-reader';
import {
  ListMemberWork,
  ListMemberWorkHandler,
  ListNews,
  ListNewsHandler,
  ListRecent,
  ListRecentHandler,
  ListStarred,
  ListStarredHandler,
  ListYourWork,
  ListYourWorkHandler,
} from '@evident/application/projects/queries';
import { RecordVisit, RecordVisitHandler } from '@evident/application/projects/record-visit';
import { StarItem, StarItemHandler } from '@evident/application/projects/star-item';
import { UnstarItem, UnstarItemHandler } from '@evident/application/projects/unstar-item';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { ItemsController } from './items.controller.ts';

import { ITEMS_OPERATIONS } from './items.operations.ts';
const ITEMS = port<ItemReader>('ItemReader');
const NEWS = port<NewsReader>('NewsReader');

@Module({
  controllers: [ItemsController, controllerFor('Your things', ITEMS_OPERATIONS)],
  providers: [
    provide(ITEMS, (reads: PostgresReads) => new PostgresItemReader(reads), [READS]),
    provide(NEWS, (reads: PostgresReads) => new PostgresNewsReader(reads), [READS]),
    handle(StarItem, StarItemHandler, [WORK, CLOCK]),
    handle(UnstarItem, UnstarItemHandler, [WORK]),
    handle(ListStarred, ListStarredHandler, [ITEMS]),
    handle(RecordVisit, RecordVisitHandler, [WORK, CLOCK]),
    handle(ListRecent, ListRecentHandler, [ITEMS]),
    handle(ListYourWork, ListYourWorkHandler, [ITEMS]),
    handle(ListNews, ListNewsHandler, [NEWS, CLOCK]),
    handle(ListMemberWork, ListMemberWorkHandler, [ITEMS]),
  ],
})
export class ItemsModule {}
