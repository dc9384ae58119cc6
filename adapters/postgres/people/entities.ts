import type { Person } from '@evident/domain/people';
import { EntitySchema } from 'typeorm';
import { id, maybeText, moment, team, text, uuid } from '../columns.ts';

export const personEntity = new EntitySchema<Person>({
  name: 'person',
  columns: {
    id,
    teamId: team,
    name: text,
    nameKey: { type: 'text', name: 'name_key' },
    details: { type: 'jsonb' },
    importOrigin: maybeText('import_origin'),
    enrichmentOrigin: maybeText('enrichment_origin'),
    version: { type: 'integer' },
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
});
