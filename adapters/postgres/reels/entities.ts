import type { Reel } from '@evident/domain/reels';
import { EntitySchema } from 'typeorm';
import { maybeUuid, saved, text, uuid } from '../columns.ts';

export const reelEntity = new EntitySchema<Reel>({
  name: 'reel',
  columns: {
    ...saved,
    projectId: uuid('project_id'),
    title: text,
    sourceType: { type: 'text', name: 'source_type', nullable: true },
    sourceId: maybeUuid('source_id'),
    items: { type: 'jsonb' },
    captions: { type: 'boolean' },
    createdBy: uuid('created_by'),
  },
});
