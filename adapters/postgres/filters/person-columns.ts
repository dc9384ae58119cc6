import type { AttributeOf } from '@evident/domain/filters';
import { db } from '../queries.ts';
import { type Column, columnsOf, several, single } from './column.ts';
import { ownDatum } from './datum-columns.ts';

/** The notes in the actor's sight that a person is linked to. */
const notes = db
  .selectFrom('note_person as np')
  .innerJoin('note as n', 'n.id', 'np.note_id')
  .whereRef('np.person_id', '=', 'x.id' as never);

/** The attributes of the person `x`. */
const PERSON_ATTRIBUTES = {
  name: single('text', 'x.name'),
  createdAt: single('date', 'x.created_at'),
  updatedAt: single('date', 'x.updated_at'),
  authors: single('id', 'x.created_by'),
  notes: several('id', notes, 'n.id'),
  importOrigin: single('name', 'x.import_origin'),
  enrichmentOrigin: single('name', 'x.enrichment_origin'),
} as const satisfies Record<AttributeOf<'person'>, Column>;

export const personColumns = columnsOf(PERSON_ATTRIBUTES, (at) =>
  at.of === 'PERSON' ? ownDatum(at, 'x.id') : undefined,
);
