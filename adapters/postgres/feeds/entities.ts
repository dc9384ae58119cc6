import type { Feed } from '@evident/domain/feeds';
import { EntitySchema } from 'typeorm';
import { id, moment, team, text, uuid } from '../columns.ts';

export const feedEntity = new EntitySchema<Feed>({
  name: 'feed',
  columns: {
    id,
    teamId: team,
    ownerId: uuid('owner_id'),
    title: text,
    shared: { type: 'boolean' },
    params: { type: 'jsonb' },
    version: { type: 'integer' },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
