import type { Redaction } from '@evident/domain/redaction';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeUuid, moment, team, text, uuid } from '../columns.ts';

const milliseconds = (name: string) => ({ type: 'integer', name, nullable: true }) as const;

export const redactionEntity = new EntitySchema<Redaction>({
  name: 'redaction',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    noteId: uuid('note_id'),
    fileId: maybeUuid('file_id'),
    startMs: milliseconds('start_ms'),
    endMs: milliseconds('end_ms'),
    video: text,
    keyframes: { type: 'jsonb' },
    audio: text,
    removeWords: { type: 'boolean', name: 'remove_words' },
    words: { type: 'jsonb', nullable: true },
    state: text,
    reason: { type: 'text', nullable: true },
    restorable: { type: 'boolean' },
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    appliedBy: maybeUuid('applied_by'),
    appliedAt: maybeMoment('applied_at'),
  },
});
