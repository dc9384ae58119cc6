import type { Reel } from '@evident/domain/reels';
import { EntitySchema } from 'typeorm';
import { id, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const reelEntity = new EntitySchema<Reel>({
  name: 'reel',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    title: text,
    sourceType: { type: 'text', name: 'source_type', nullable: true },
    sourceId: maybeUuid('source_id'),
    items: { type: 'jsonb' },
    captions: { type: 'boolean' },
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
