import type { Field, FieldSet } from '@evident/domain/fields';
import { EntitySchema } from 'typeorm';
import { id, maybeUuid, moment, team, text, uuid } from '../columns.ts';

const place = {
  teamId: team,
  projectId: maybeUuid('project_id'),
  objectType: { type: 'text', name: 'object_type' },
} as const;

export const fieldSetEntity = new EntitySchema<FieldSet>({
  name: 'field_set',
  columns: { id, ...place, label: text, rank: { type: 'double precision' }, version: { type: 'integer' } },
});

export const fieldEntity = new EntitySchema<Field>({
  name: 'field',
  columns: {
    id,
    ...place,
    type: text,
    label: text,
    fieldSetId: maybeUuid('field_set_id'),
    settings: { type: 'jsonb' },
    sourceColumns: { type: 'text', array: true, name: 'source_columns' },
    rank: { type: 'double precision' },
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
