import type { Feed } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { ThingStore } from '../saved-things/index.ts';

/** Saved feeds of one team, inside a unit of work. */
export interface FeedStore extends ThingStore<Feed> {
  countOf(ownerId: Uuid): Promise<number>;
}
