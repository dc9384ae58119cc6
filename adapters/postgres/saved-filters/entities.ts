import type { SavedFilter } from '@evident/domain/filters';
import { EntitySchema } from 'typeorm';
import { maybeUuid, saved, text, uuid } from '../columns.ts';

export const savedFilterEntity = new EntitySchema<SavedFilter>({
  name: 'saved_filter',
  columns: {
    ...saved,
    projectId: maybeUuid('project_id'),
    objectType: { type: 'text', name: 'object_type' },
    name: text,
    form: { type: 'jsonb' },
    createdBy: uuid('created_by'),
  },
});
