import type { RecordingRedaction, Redaction } from '@evident/domain/redaction';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

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
    videoStyle: { type: 'text', name: 'video_style' },
    keyframes: { type: 'jsonb' },
    audio: text,
    removeWords: { type: 'boolean', name: 'remove_words' },
    words: { type: 'jsonb', nullable: true },
    speaker: { type: 'jsonb', nullable: true },
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

export const recordingRedactionEntity = new EntitySchema<RecordingRedaction>({
  name: 'recording_redaction',
  columns: {
    fileId: { type: 'uuid', name: 'file_id', primary: true },
    teamId: team,
    projectId: uuid('project_id'),
    noteId: uuid('note_id'),
    workflowId: uuid('workflow_id'),
    state: text,
    progress: { type: 'double precision' },
    message: maybeText('message'),
    input: { type: 'jsonb' },
    result: { type: 'jsonb', nullable: true },
    error: { type: 'jsonb', nullable: true },
    originalKey: maybeUuid('original_key'),
    original: { type: 'jsonb', nullable: true },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});
