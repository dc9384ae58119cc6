import type { Media } from '@evident/domain/media';
import { EntitySchema } from 'typeorm';
import { maybeText, moment, team, text, uuid } from '../columns.ts';

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
