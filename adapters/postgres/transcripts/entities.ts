import type { Transcription } from '@evident/domain/transcripts';
import { EntitySchema } from 'typeorm';
import { id, maybeMoment, maybeText, moment, team, text, uuid } from '../columns.ts';

export const transcriptionEntity = new EntitySchema<Transcription>({
  name: 'transcription',
  columns: {
    id,
    teamId: team,
    noteId: uuid('note_id'),
    projectId: uuid('project_id'),
    fileId: uuid('file_id'),
    language: text,
    replaces: { type: 'boolean' },
    state: text,
    plan: { type: 'jsonb', nullable: true },
    piecesDone: { type: 'integer', name: 'pieces_done' },
    message: maybeText('message'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    finishedAt: maybeMoment('finished_at'),
  },
});
