import type { Feed } from '@evident/domain/feeds';
import { EntitySchema } from 'typeorm';
import { saved, text, uuid } from '../columns.ts';
import { MemberMarks } from '../permissions/member-marks.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';

const feedEntity = new EntitySchema<Feed>({
  name: 'feed',
  columns: { ...saved, ownerId: uuid('owner_id'), title: text, shared: { type: 'boolean' }, params: { type: 'jsonb' } },
});

export const feedEntities = [feedEntity];

export const feedStores = {
  feeds: (session: Session) => new SavedRows(session, feedEntity),
  follows: (session: Session) => new MemberMarks(session, 'follow'),
};
