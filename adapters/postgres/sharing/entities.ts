import type { ShareLink } from '@evident/domain/sharing';
import { EntitySchema } from 'typeorm';

const moment = (name: string) => ({ type: 'timestamptz', name }) as const;

export const shareLinkEntity = new EntitySchema<ShareLink>({
  name: 'share_link',
  columns: {
    id: { type: 'uuid', primary: true },
    teamId: { type: 'uuid', name: 'team_id' },
    token: { type: 'text' },
    objectType: { type: 'text', name: 'object_type' },
    objectId: { type: 'uuid', name: 'object_id' },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: moment('created_at'),
    expiresAt: { ...moment('expires_at'), nullable: true },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    version: { type: 'integer' },
    offAt: { ...moment('off_at'), nullable: true },
  },
});
