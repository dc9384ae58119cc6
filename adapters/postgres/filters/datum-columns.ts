import type { DatumFilter } from '@evident/domain/filters';
import { db, expression } from '../queries.ts';
import { type Column, type ColumnType, type DatumLocation, several } from './column.ts';
import { peopleOfNote, peopleWhoSay } from './related-rows.ts';

/** Where the values of each datum filter are; `u.one` is one value of a list. */
const VALUES: Record<DatumFilter, { readonly type: ColumnType; readonly sql: string }> = {
  stringFilter: { type: 'text', sql: 'fv.text_value' },
  numberFilter: { type: 'number', sql: 'fv.number_value' },
  intFilter: { type: 'number', sql: 'fv.number_value' },
  booleanFilter: { type: 'boolean', sql: 'fv.boolean_value' },
  dateFilter: { type: 'day', sql: 'fv.moment_value' },
  uuidArrayFilter: { type: 'id', sql: 'u.one' },
};

/** The values of a list; one NULL for a value of another type. */
const one = () =>
  expression<{ one: string }>`unnest(coalesce(fv.uuid_values, array[null]::uuid[]))`.as<'u'>(expression`u (one)`);

/** The values of a custom field of the object itself. */
export function ownDatum({ datum, fieldId }: DatumLocation, id: 'n.id' | 'h.note_id' | 'i.id' | 'x.id'): Column {
  const rows = db
    .selectFrom('field_value as fv')
    .innerJoinLateral(one, (join) => join.onTrue())
    .where('fv.field_id', '=', fieldId)
    .whereRef('fv.object_id', '=', id as never);
  return several(VALUES[datum].type, rows, VALUES[datum].sql);
}

/** The values of a custom field of people: of those linked to a note, or of those who say a highlight. */
export function peopleDatum({ datum, fieldId }: DatumLocation, of: 'note' | 'highlight'): Column {
  const rows = (of === 'note' ? peopleOfNote('n.id') : peopleWhoSay())
    .innerJoin('field_value as fv', 'fv.object_id', 'x.id')
    .innerJoinLateral(one, (join) => join.onTrue())
    .where('fv.field_id', '=', fieldId);
  return several(VALUES[datum].type, rows, VALUES[datum].sql);
}
