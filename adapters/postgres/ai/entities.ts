import type { AiText } from '@evident/domain/evidence';
import { EntitySchema } from 'typeorm';
import { id, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const aiTextEntity = new EntitySchema<AiText>({
  name: 'ai_text',
  columns: {
    id,
    teamId: team,
    projectId: maybeUuid('project_id'),
    ownerId: maybeUuid('owner_id'),
    purpose: text,
    state: text,
    method: text,
    model: maybeText('model'),
    content: { type: 'jsonb' },
    dropped: { type: 'integer' },
    reason: maybeText('reason'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    version: { type: 'integer' },
  },
});
