import type { Session } from '../session.ts';
import { tagBoardEntity, tagEntity, tagGroupEntity, tagTemplateEntity } from './entities.ts';
import { PostgresAppliedTagStore } from './postgres-applied-tag-store.ts';
import { PostgresTagTemplateStore } from './postgres-tag-template-store.ts';
import { PostgresTagStore } from './postgres-tag-store.ts';

export const tagEntities = [tagBoardEntity, tagGroupEntity, tagEntity, tagTemplateEntity];

export const tagStores = {
  tags: (session: Session) => new PostgresTagStore(session),
  tagTemplates: (session: Session) => new PostgresTagTemplateStore(session),
  appliedTags: (session: Session) => new PostgresAppliedTagStore(session),
};
