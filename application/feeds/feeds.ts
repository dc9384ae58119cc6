import { FEED, FEED_LIMIT, type Feed } from '@evident/domain/feeds';
import { refuse, notFound } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { SavedThing, type ThingStores } from '../saved-things/index.ts';
import { feedChanged } from './events.ts';
import type { FeedStore } from './feed-store.ts';

/** Stores that changes of feeds need. */
export interface FeedStores extends ThingStores {
  feeds: FeedStore;
}

/** Feeds are changed by the member who saved them; others see the shared ones. */
export const FEEDS = new SavedThing<Feed, Pick<FeedStores, 'feeds'>>({
  ...FEED,
  kind: 'feeds:changed',
  store: ({ feeds }) => feeds,
  access(_, { userId }, { ownerId, shared }) {
    if (ownerId === userId) return;
    if (!shared) notFound('Feed');
    refuse('Forbidden', 'Only the member who saved a feed can change it', 'Save a feed of your own.');
  },
  max: FEED_LIMIT,
  count: ({ feeds }, { ownerId }) => feeds.countOf(ownerId),
  event: (actor, { before, after }) => feedChanged(actor, (after ?? before)!, before?.shared),
});

export const undoFeedChanges = (clock: Clock) => FEEDS.undoer(clock);
