import type { Session } from '../session.ts';
import { tagBoardEntity, tagEntity, tagGroupEntity } from './entities.ts';
import { PostgresAppliedTagStore } from './postgres-applied-tag-store.ts';
import { PostgresTagStore } from './postgres-tag-store.ts';

export const tagEntities = [tagBoardEntity, tagGroupEntity, tagEntity];

export const tagStores = {
  tags: (session: Session) => new PostgresTagStore(session),
  appliedTags: (session: Session) => new PostgresAppliedTagStore(session),
};
