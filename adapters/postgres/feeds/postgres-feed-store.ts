import type { FeedStore } from '@evident/application/feeds/feed-store';
import type { Feed } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { feedEntity } from './entities.ts';

export class PostgresFeedStore implements FeedStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Feed | null> {
    return this.session.manager.findOne(feedEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  countOf(ownerId: Uuid): Promise<number> {
    return this.session.manager.countBy(feedEntity, { ownerId });
  }
  async save(feed: Feed): Promise<void> {
    await upsertMany(this.session.manager, feedEntity, [feed]);
  }
  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(feedEntity, { id });
  }
}
