import type { Note } from '@evident/domain/notes';
import { EntitySchema } from 'typeorm';

const moment = (name: string) => ({ type: 'timestamptz', name }) as const;
const maybeText = (name: string) => ({ type: 'text', name, nullable: true }) as const;

export const noteEntity = new EntitySchema<Note>({
  name: 'note',
  columns: {
    id: { type: 'uuid', primary: true },
    teamId: { type: 'uuid', name: 'team_id' },
    projectId: { type: 'uuid', name: 'project_id' },
    title: { type: 'text' },
    occurredOn: { type: 'date', name: 'occurred_on', nullable: true },
    language: maybeText('language'),
    rawFields: { type: 'jsonb', name: 'raw_fields' },
    fingerprint: maybeText('fingerprint'),
    sourceName: maybeText('source_name'),
    version: { type: 'integer' },
    rank: { type: 'double precision' },
    createdBy: { type: 'uuid', name: 'created_by' },
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    archivedAt: { ...moment('archived_at'), nullable: true },
  },
});
