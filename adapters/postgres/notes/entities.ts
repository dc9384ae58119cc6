import type { Note } from '@evident/domain/notes';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, moment, team, text, uuid } from '../columns.ts';

export const noteEntity = new EntitySchema<Note>({
  name: 'note',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    title: text,
    occurredOn: { type: 'date', name: 'occurred_on', nullable: true },
    language: maybeText('language'),
    rawFields: { type: 'jsonb', name: 'raw_fields' },
    fingerprint: maybeText('fingerprint'),
    sourceName: maybeText('source_name'),
    sourceRow: { type: 'integer', name: 'source_row', nullable: true },
    version: { type: 'integer' },
    rank: { type: 'double precision', nullable: true },
    createdBy: uuid('created_by'),
    aiGenerated: { type: 'boolean', name: 'ai_generated' },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    archivedAt: maybeMoment('archived_at'),
  },
});
