import type { Wrap } from '@evident/domain/wraps';
import { EntitySchema } from 'typeorm';
import { id, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const wrapEntity = new EntitySchema<Wrap>({
  name: 'wrap',
  columns: {
    id,
    teamId: team,
    projectId: maybeUuid('project_id'),
    partOf: maybeUuid('part_of'),
    title: text,
    since: { type: 'timestamptz' },
    until: { type: 'timestamptz' },
    weekly: { type: 'boolean' },
    aiTextId: uuid('ai_text_id'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});
