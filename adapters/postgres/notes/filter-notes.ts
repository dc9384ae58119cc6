import type { NoteFilter } from '@evident/domain/notes';
import { firstOfImports } from '../imports/groups.ts';
import type { Order } from '../keyset.ts';
import type { Fragment } from '../permissions/scope.ts';

const ID = { sql: 'n.id', type: 'uuid' } as const;
/** Each sort has an index in both directions. */
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

/** A list that is filtered by anything of the notes is not grouped: the first note of a group may not match where others do. */
export const isGrouped = ({ grouped, title, importOrigin = [], notImportOrigin = [] }: NoteFilter): boolean =>
  grouped === 'true' && (title ?? '').trim() === '' && importOrigin.length + notImportOrigin.length === 0;

/** What a filter asks of a note `n`; the first placeholder is `next`. */
export function filterNotes(filter: NoteFilter, next: number): Fragment {
  const { archived, title, importOrigin, notImportOrigin, importFile } = filter;
  const parameters: unknown[] = [];
  const value = (of: unknown): string => `$${next + parameters.push(of) - 1}`;
  const words = title?.split(/\s+/).filter(Boolean) ?? [];
  const shelf = archived === 'true';
  const clauses = [
    `(n.archived_at IS NOT NULL) = ${value(shelf)}`,
    ...(importFile === undefined ? [] : [`n.import_file_id = ${value(importFile)}::uuid`]),
    ...(isGrouped(filter) ? [`(n.import_file_id IS NULL OR n.id IN ${firstOfImports(shelf)})`] : []),
    ...(words.length === 0
      ? []
      : [`NOT EXISTS (SELECT 1 FROM unnest(${value(words)}::text[]) w WHERE strpos(lower(n.title), lower(w)) = 0)`]),
    ...(importOrigin === undefined || importOrigin.length === 0
      ? []
      : [`n.source_name = ANY(${value(importOrigin)}::text[])`]),
    ...(notImportOrigin === undefined || notImportOrigin.length === 0
      ? []
      : [`(n.source_name = ANY(${value(notImportOrigin)}::text[])) IS NOT TRUE`]),
  ];
  return { sql: clauses.join(' AND '), parameters };
}
