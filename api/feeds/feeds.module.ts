import { PostgresFeedReader } from '@evident/adapters/postgres/feeds/postgres-feed-reader';
import { PostgresFollowReader } from '@evident/adapters/postgres/feeds/postgres-follow-reader';
import type { PostgresReads } from '@evident/adapters/postgres/reads';
import * as feeds from '@evident/application/feeds/feeds';
import * as follows from '@evident/application/feeds/follows';
import { Module } from '@nestjs/common';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, IDS, LIST_FILTERS, READS, WORK } from '../kernel/kernel.module.ts';
import { port, provide } from '../kernel/port.ts';
import { undoes } from '../kernel/undoes.ts';
import { FEED_OPERATIONS } from './feeds.operations.ts';

const FEEDS = port<feeds.FeedReader>('FeedReader');
const FOLLOWS = port<follows.FollowReader>('FollowReader');

@Module({
  controllers: [controllerFor('Feeds', FEED_OPERATIONS)],
  providers: [
    provide(FEEDS, (reads: PostgresReads) => new PostgresFeedReader(reads), [READS]),
    provide(FOLLOWS, (reads: PostgresReads) => new PostgresFollowReader(reads), [READS]),
    handle(follows.ListFollows, follows.ListFollowsHandler, [FOLLOWS]),
    handle(follows.FollowItem, follows.FollowItemHandler, [WORK, CLOCK]),
    handle(follows.UnfollowItem, follows.UnfollowItemHandler, [WORK]),
    handle(feeds.ListFeeds, feeds.ListFeedsHandler, [FEEDS]),
    handle(feeds.GetFeed, feeds.GetFeedHandler, [FEEDS]),
    handle(feeds.CreateFeed, feeds.CreateFeedHandler, [WORK, LIST_FILTERS, IDS, CLOCK]),
    handle(feeds.UpdateFeed, feeds.UpdateFeedHandler, [WORK, FEEDS, LIST_FILTERS, CLOCK]),
    handle(feeds.DeleteFeed, feeds.DeleteFeedHandler, [WORK]),
    undoes(feeds.undoFeedChanges, [CLOCK]),
  ],
})
export class FeedsModule {}
