import { type Feed, type FeedChange, refuseManyFeeds, revertedFeed } from '@evident/domain/feeds';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import { FEED_CHANGES, type FeedStores } from './carry-out.ts';
import { feedChanged } from './events.ts';

/** Undoes the deletion or a change of a feed, or refuses with the reason. */
export const undoFeedChanges = <Stores extends FeedStores>(clock: Clock): Undoer<Stores> => ({
  kind: FEED_CHANGES,
  async undo({ feeds, outbox }: Stores, actor, kept) {
    const { before, after } = kept as unknown as FeedChange;
    if (before.ownerId !== actor.userId) refuse('NotFound', 'Feed not found');
    const now = await feeds.find(before.id);
    const change = { before: revived(before), after: after && revived(after) };
    const reverted = { ...revertedFeed(change, now), updatedAt: clock.now() };
    if (!now) refuseManyFeeds(await feeds.countOf(actor.userId));
    await feeds.save(reverted);
    await outbox.announce(feedChanged(actor, reverted, now?.shared));
  },
});

/** Dates come back from JSON as text. */
const revived = (feed: Feed): Feed => ({
  ...feed,
  createdAt: new Date(feed.createdAt),
  updatedAt: new Date(feed.updatedAt),
});
