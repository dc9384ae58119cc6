import type { Question } from '@evident/domain/surveys';
import { EntitySchema } from 'typeorm';
import { id, moment, team, text, uuid } from '../columns.ts';

export const questionEntity = new EntitySchema<Question>({
  name: 'survey_question',
  columns: {
    id,
    teamId: team,
    noteId: uuid('note_id'),
    type: text,
    text,
    options: { type: 'jsonb' },
    response: { type: 'jsonb', nullable: true },
    rank: { type: 'double precision' },
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
