import type { NoteFilter } from '@evident/domain/notes';
import { DATE_OF_NOTE } from '../date-of-note.ts';
import type { Order } from '../keyset.ts';

const ID = { sql: 'n.id', type: 'uuid' } as const;
/** Each sort has an index in both directions. */
const COLUMNS: Record<NonNullable<NoteFilter['sort']>, Order['columns']> = {
  DATE: [{ sql: DATE_OF_NOTE, type: 'timestamptz' }, { sql: '(-coalesce(n.source_row, 0))', type: 'integer' }, ID],
  CREATED: [{ sql: 'n.created_at', type: 'timestamptz' }, ID],
  UPDATED: [{ sql: 'n.updated_at', type: 'timestamptz' }, ID],
  TITLE: [{ sql: 'lower(n.title)', type: 'text' }, ID],
};

export const orderOf = ({
  sort = 'DATE',
  direction = sort === 'TITLE' ? 'ASC' : 'DESC',
}: Pick<NoteFilter, 'sort' | 'direction'>): Order => ({
  columns: COLUMNS[sort],
  descending: direction === 'DESC',
});
