import type { ShareLink } from '@evident/domain/sharing';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, moment, team, text, uuid } from '../columns.ts';

export const shareLinkEntity = new EntitySchema<ShareLink>({
  name: 'share_link',
  columns: {
    id,
    teamId: team,
    token: text,
    objectType: { type: 'text', name: 'object_type' },
    objectId: uuid('object_id'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    expiresAt: maybeMoment('expires_at'),
    passwordHash: maybeText('password_hash'),
    version: { type: 'integer' },
    offAt: maybeMoment('off_at'),
    searchEngines: { type: 'boolean', name: 'search_engines' },
    charts: { type: 'boolean' },
  },
});
