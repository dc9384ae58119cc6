import { type FieldView, fieldTypeOf } from '@evident/domain/fields';
import { refuse } from '@evident/domain/kernel';
import type { RowSort, ViewedType } from '@evident/domain/views';
import type { Order } from '../keyset.ts';
import { DATE_OF_NOTE } from '../date-of-note.ts';
import { KEYS } from './row-bases.ts';

type Column = Order['columns'][number];

const folded = (sql: string): Column => ({ sql: `folded_text(${sql}) COLLATE "C"`, type: 'text' });

const TITLES: Record<ViewedType, string> = {
  NOTE: 'n.title',
  HIGHLIGHT: 'n.title',
  INSIGHT: 'coalesce(s.title, i.title)',
};
const CREATED: Record<ViewedType, string> = {
  NOTE: 'n.created_at',
  HIGHLIGHT: 'h.created_at',
  INSIGHT: 'i.created_at',
};
const UPDATED: Record<ViewedType, string> = {
  NOTE: 'n.updated_at',
  HIGHLIGHT: 'h.updated_at',
  INSIGHT: 'coalesce(s.created_at, i.updated_at)',
};

const PLACES: Record<ViewedType, string> = {
  NOTE: 'row_place(n.rank, n.created_at)',
  HIGHLIGHT: 'row_place(h.rank, h.created_at)',
  INSIGHT: 'row_place(i.rank, i.created_at)',
};

/** The alias under which {@link sortedBy} joins the value of the field that rows are sorted by. */
const VALUE = 'sv';

const fieldColumn = ({ type, settings }: FieldView): Column => {
  const { stored, sorted } = fieldTypeOf(type);
  if (!sorted) refuse('ValidationError', 'Rows cannot be sorted by people', 'Sort by something else.');
  const columns: Record<typeof stored, Column> = {
    text: folded(`coalesce(${VALUE}.text_value, '')`),
    number: { sql: `coalesce(${VALUE}.number_value, 0)`, type: 'double precision' },
    boolean: { sql: `coalesce(${VALUE}.boolean_value, false)::int`, type: 'integer' },
    moment: { sql: `coalesce(${VALUE}.moment_value, 'epoch')`, type: 'timestamptz' },
    ids: { sql: `coalesce(${optionAt(settings.options ?? [])}, 0)`, type: 'integer' },
  };
  return columns[stored];
};

/** The position of the first chosen option. Ids come from the database and are uuids. */
const optionAt = (options: readonly { id: string }[]): string =>
  `array_position(array[${options.map(({ id }) => `'${id}'`).join(', ')}]::uuid[], ${VALUE}.uuid_values[1])`;

/** Missing values come last in both directions. */
const missingLast = (descending: boolean): Column => ({
  sql: descending ? `(${VALUE}.object_id is not null)::int` : `(${VALUE}.object_id is null)::int`,
  type: 'integer',
});

/** The rows of a file that are equal keep their order in both directions. */
const inFile = (descending: boolean): Column => ({
  sql: `(${descending ? '-' : ''}coalesce(n.source_row, 0))`,
  type: 'integer',
});

/** The order of rows. @param field the custom field of the sort; its value is joined as `sv` */
export function rowOrder(objectType: ViewedType, sort: RowSort | null, field: FieldView | null): Order {
  const id: Column = { sql: KEYS[objectType].id, type: 'uuid' };
  if (sort === null) return { columns: [{ sql: PLACES[objectType], type: 'double precision' }, id], descending: true };
  const descending = sort.direction === 'DESC';
  const tie = objectType === 'NOTE' && !sort.by.endsWith('_AT') ? [inFile(descending), id] : [id];
  if (field) return { columns: [missingLast(descending), fieldColumn(field), ...tie], descending };
  const columns: Record<Exclude<RowSort['by'], 'FIELD'>, Column> = {
    TITLE: folded(TITLES[objectType]),
    DATE: { sql: DATE_OF_NOTE, type: 'timestamptz' },
    CREATED_AT: { sql: CREATED[objectType], type: 'timestamptz' },
    UPDATED_AT: { sql: UPDATED[objectType], type: 'timestamptz' },
    HIGHLIGHT_COUNT: { sql: 'hc.count', type: 'integer' },
  };
  return { columns: [columns[sort.by as keyof typeof columns], ...tie], descending };
}
