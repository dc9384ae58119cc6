import type { ProjectView } from '@evident/domain/views';
import { EntitySchema } from 'typeorm';
import { maybeUuid, saved, text, uuid } from '../columns.ts';

export const projectViewEntity = new EntitySchema<ProjectView>({
  name: 'project_view',
  columns: {
    ...saved,
    projectId: uuid('project_id'),
    docId: maybeUuid('doc_id'),
    objectType: { type: 'text', name: 'object_type' },
    layout: text,
    rank: { type: 'double precision' },
    title: text,
    viewData: { type: 'jsonb', name: 'view_data' },
    isPrivate: { type: 'boolean', name: 'is_private' },
    isDefault: { type: 'boolean', name: 'is_default' },
    createdBy: uuid('created_by'),
  },
});
