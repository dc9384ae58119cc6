import type { NoteFilter } from '@evident/domain/notes';
import type { Order } from '../keyset.ts';
import type { Fragment } from '../permissions/scope.ts';

const ID = { sql: 'n.id', type: 'uuid' } as const;
/** Each sort has an index in both directions. */
const COLUMNS: Record<NonNullable<NoteFilter['sort']>, Order['columns']> = {
  CREATED: [{ sql: 'n.created_at', type: 'timestamptz' }, ID],
  UPDATED: [{ sql: 'n.updated_at', type: 'timestamptz' }, ID],
  TITLE: [{ sql: 'lower(n.title)', type: 'text' }, ID],
};

export const orderOf = ({ sort = 'CREATED', direction = sort === 'TITLE' ? 'ASC' : 'DESC' }: NoteFilter): Order => ({ columns: COLUMNS[sort], descending: direction === 'DESC' });

/** What a filter asks of a note `n`; the first placeholder is `next`. */
export function filterNotes({ archived, title, importOrigin, notImportOrigin }: NoteFilter, next: number): Fragment {
  const parameters: unknown[] = [];
  const value = (of: unknown): string => `$${next + parameters.push(of) - 1}`;
  const words = title?.split(/\s+/).filter(Boolean) ?? [];
  const clauses = [
    `(n.archived_at IS NOT NULL) = ${value(archived === 'true')}`,
    ...(words.length === 0 ? [] : [`NOT EXISTS (SELECT 1 FROM unnest(${value(words)}::text[]) w WHERE strpos(lower(n.title), lower(w)) = 0)`]),
    ...(importOrigin === undefined || importOrigin.length === 0 ? [] : [`n.source_name = ANY(${value(importOrigin)}::text[])`]),
    ...(notImportOrigin === undefined || notImportOrigin.length === 0 ? [] : [`(n.source_name = ANY(${value(notImportOrigin)}::text[])) IS NOT TRUE`]),
  ];
  return { sql: clauses.join(' AND '), parameters };
}
