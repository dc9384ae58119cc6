import type { NoteFilter } from '@evident/domain/notes';
import type { ExpressionBuilder, SqlBool } from 'kysely';
import type { Order } from '../keyset.ts';
import { type Readable, expression } from '../queries.ts';
import { firstNotesOfImports } from '../unscoped/first-of-imports.ts';

const ID = { sql: 'n.id', type: 'uuid' } as const;
/** Each sort order has an index for both directions. */
const COLUMNS: Record<NonNullable<NoteFilter['sort']>, Order['columns']> = {
  DATE: [
    { sql: `coalesce(n.occurred_on::timestamp AT TIME ZONE 'UTC', n.created_at)`, type: 'timestamptz' },
    { sql: '(-coalesce(n.source_row, 0))', type: 'integer' },
    ID,
  ],
  CREATED: [{ sql: 'n.created_at', type: 'timestamptz' }, ID],
  UPDATED: [{ sql: 'n.updated_at', type: 'timestamptz' }, ID],
  TITLE: [{ sql: 'lower(n.title)', type: 'text' }, ID],
};

export const orderOf = ({ sort = 'DATE', direction = sort === 'TITLE' ? 'ASC' : 'DESC' }: NoteFilter): Order => ({
  columns: COLUMNS[sort],
  descending: direction === 'DESC',
});

/** A list with a filter on notes is not grouped, because the first note of a group need not match. */
export const isGrouped = ({ grouped, title, importOrigin = [], notImportOrigin = [] }: NoteFilter): boolean =>
  grouped === 'true' && (title ?? '').trim() === '' && importOrigin.length + notImportOrigin.length === 0;

/** Whether the note `n` matches a filter. */
export const matching = (filter: NoteFilter) => (eb: ExpressionBuilder<Readable & { n: Readable['note'] }, 'n'>) => {
  const { archived, title, importOrigin, notImportOrigin, importFile } = filter;
  const words = title?.split(/\s+/).filter(Boolean) ?? [];
  const shelf = archived === 'true';
  return eb.and([
    eb(expression<boolean>`(n.archived_at IS NOT NULL)`, '=', shelf),
    ...(importFile === undefined ? [] : [eb('n.import_file_id', '=', importFile)]),
    ...(isGrouped(filter)
      ? [eb.or([eb('n.import_file_id', 'is', null), eb('n.id', 'in', firstNotesOfImports(shelf))])]
      : []),
    ...(words.length === 0
      ? []
      : [
          eb.not(
            eb.exists(
              eb
                .selectFrom(expression<{ w: string }>`unnest(${words}::text[])`.as<'w'>(expression`w`))
                .where(expression<SqlBool>`strpos(lower(n.title), lower(w)) = 0`),
            ),
          ),
        ]),
    ...(importOrigin?.length ? [expression<SqlBool>`n.source_name = ANY(${importOrigin}::text[])`] : []),
    ...(notImportOrigin?.length
      ? [expression<SqlBool>`(n.source_name = ANY(${notImportOrigin}::text[])) IS NOT TRUE`]
      : []),
  ]);
};
