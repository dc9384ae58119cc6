import type { Feed } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';

/** Saved feeds of one team, inside a unit of work. */
export interface FeedStore {
  /** Locked. */
  find(feedId: Uuid): Promise<Feed | null>;
  countOf(ownerId: Uuid): Promise<number>;
  save(feed: Feed): Promise<void>;
  remove(feedId: Uuid): Promise<void>;
}
