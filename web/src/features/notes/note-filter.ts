import type { NoteFilter } from '@evident/domain/notes';

export const ORDERS = ['newest', 'oldest', 'title', 'changed'] as const;
export type NoteOrder = (typeof ORDERS)[number];

/** The label and the sort parameters of each order. */
export const ORDER: Record<NoteOrder, Required<Pick<NoteFilter, 'sort' | 'direction'>> & { name: string }> = {
  newest: { name: 'Newest first', sort: 'DATE', direction: 'DESC' },
  oldest: { name: 'Oldest first', sort: 'DATE', direction: 'ASC' },
  title: { name: 'By title', sort: 'TITLE', direction: 'ASC' },
  changed: { name: 'Last changed', sort: 'UPDATED', direction: 'DESC' },
};
