import type { Canvas } from '@evident/domain/canvas';
import { EntitySchema } from 'typeorm';
import { id, moment, team, text, uuid } from '../columns.ts';

export const canvasEntity = new EntitySchema<Canvas>({
  name: 'canvas',
  columns: {
    id,
    teamId: team,
    projectId: uuid('project_id'),
    title: text,
    document: { type: 'jsonb' },
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
