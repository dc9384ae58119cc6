import { PostgresFeedReader } from '@evident/adapters/postgres/feeds/postgres-feed-reader';
import { PostgresFollowReader } from '@evident/adapters/postgres/feeds/postgres-follow-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import { CreateFeed, CreateFeedHandler } from '@evident/application/feeds/create-feed';
import { DeleteFeed, DeleteFeedHandler } from '@evident/application/feeds/delete-feed';
import type { FeedReader } from '@evident/application/feeds/feed-reader';
import { undoFeedChanges } from '@evident/application/feeds/feeds';
import { FollowItem, FollowItemHandler } from '@evident/application/feeds/follow-item';
import type { FollowReader } from '@evident/application/feeds/follow-reader';
import {
  GetFeed,
  GetFeedHandler,
  ListFeeds,
  ListFeedsHandler,
  ListFollows,
  ListFollowsHandler,
} from '@evident/application/feeds/queries';
import { UnfollowItem, UnfollowItemHandler } from '@evident/application/feeds/unfollow-item';
import { UpdateFeed, UpdateFeedHandler } from '@evident/application/feeds/update-feed';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { FEED_OPERATIONS, FOLLOW_OPERATIONS } from './feeds.operations.ts';

const FEEDS = port<FeedReader>('FeedReader');
const FOLLOWS = port<FollowReader>('FollowReader');

@Module({
  controllers: [controllerFor('Feeds', { ...FEED_OPERATIONS, ...FOLLOW_OPERATIONS })],
  providers: [
    provide(FEEDS, (reads: PostgresReads) => new PostgresFeedReader(reads), [READS]),
    provide(FOLLOWS, (reads: PostgresReads) => new PostgresFollowReader(reads), [READS]),
    handle(ListFollows, ListFollowsHandler, [FOLLOWS]),
    handle(FollowItem, FollowItemHandler, [WORK, CLOCK]),
    handle(UnfollowItem, UnfollowItemHandler, [WORK]),
    handle(ListFeeds, ListFeedsHandler, [FEEDS]),
    handle(GetFeed, GetFeedHandler, [FEEDS]),
    handle(CreateFeed, CreateFeedHandler, [WORK, LIST_FILTERS, IDS, CLOCK]),
    handle(UpdateFeed, UpdateFeedHandler, [WORK, FEEDS, LIST_FILTERS, CLOCK]),
    handle(DeleteFeed, DeleteFeedHandler, [WORK]),
    undoes(undoFeedChanges, [CLOCK]),
  ],
})
export class FeedsModule {}
