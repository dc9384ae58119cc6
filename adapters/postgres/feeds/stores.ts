import type { Session } from '../session.ts';
import { feedEntity } from './entities.ts';
import { PostgresFeedStore } from './postgres-feed-store.ts';
import { PostgresFollowStore } from './postgres-follow-store.ts';

export const feedEntities = [feedEntity];

export const feedStores = {
  feeds: (session: Session) => new PostgresFeedStore(session),
  follows: (session: Session) => new PostgresFollowStore(session),
};
