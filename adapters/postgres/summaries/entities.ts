import type { Summary } from '@evident/domain/summaries';
import { EntitySchema } from 'typeorm';
import { id, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const summaryEntity = new EntitySchema<Summary>({
  name: 'summary',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    targetType: { type: 'text', name: 'target_type' },
    targetId: uuid('target_id'),
    filter: maybeText('filter'),
    kind: text,
    framework: text,
    prompt: maybeText('prompt'),
    language: maybeText('language'),
    textId: uuid('text_id'),
    editedTextId: maybeUuid('edited_text_id'),
    editedBy: maybeUuid('edited_by'),
    sources: { type: 'jsonb' },
    contributors: { type: 'uuid', array: true },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    version: { type: 'integer' },
  },
});
