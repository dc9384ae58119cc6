import type { FeedStore } from '@evident/application/feeds/feed-store';
import type { Feed } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';
import { feedEntity } from './entities.ts';

export class PostgresFeedStore extends SavedRows<Feed> implements FeedStore {
  constructor(session: Session) {
    super(session, feedEntity);
  }
  countOf(ownerId: Uuid): Promise<number> {
    return this.session.manager.countBy(feedEntity, { ownerId });
  }
}
