import type { SavedFilter } from '@evident/domain/filters';
import { EntitySchema } from 'typeorm';
import { id, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const savedFilterEntity = new EntitySchema<SavedFilter>({
  name: 'saved_filter',
  columns: {
    id,
    teamId: team,
    projectId: maybeUuid('project_id'),
    objectType: { type: 'text', name: 'object_type' },
    name: text,
    form: { type: 'jsonb' },
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
