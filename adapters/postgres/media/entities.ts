import type { Media, Render } from '@evident/domain/media';
import { EntitySchema } from 'typeorm';
import { id, maybeText, maybeUuid, moment, team, text, uuid } from '../columns.ts';

export const mediaEntity = new EntitySchema<Media>({
  name: 'media',
  columns: {
    fileId: { type: 'uuid', name: 'file_id', primary: true },
    teamId: team,
    state: text,
    priority: text,
    message: maybeText('message'),
    facts: { type: 'jsonb', nullable: true },
    gainDb: { type: 'double precision', name: 'gain_db', nullable: true },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});

export const renderEntity = new EntitySchema<Render>({
  name: 'render',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    type: text,
    name: text,
    plan: { type: 'jsonb' },
    subjectType: maybeText('subject_type'),
    subjectId: maybeUuid('subject_id'),
    state: text,
    priority: text,
    event: maybeText('event'),
    progress: { type: 'double precision' },
    code: maybeText('code'),
    message: maybeText('message'),
    durationMs: { type: 'integer', name: 'duration_ms', nullable: true },
    resultFileId: maybeUuid('result_file_id'),
    noteId: maybeUuid('note_id'),
    renderTimeMs: { type: 'integer', name: 'render_time_ms', nullable: true },
    totalJobTimeMs: { type: 'integer', name: 'total_job_time_ms', nullable: true },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});
