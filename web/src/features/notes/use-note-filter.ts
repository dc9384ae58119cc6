import type { NoteFilter } from '@evident/domain/notes';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import type { ListFilter } from '../../ui/list-filter.ts';
import { ORDER, ORDERS } from './note-filter.ts';

const KINDS = ['current', 'archived'] as const;
export type NoteKind = (typeof KINDS)[number];

/** Filters and order of a list of notes, stored in the URL. */
export function useNoteFilter({ parameter, clear }: Pick<ListFilter, 'parameter' | 'clear'>) {
  const [kind, setKind] = useAddressChoice('notes', KINDS, 'current');
  const [words, setWords] = useAddressText('find');
  const [order, setOrder] = useAddressChoice('order', ORDERS, 'newest');
  const active = words.trim() !== '' || parameter !== undefined;
  const filter: NoteFilter = {
    filter: parameter,
    grouped: active ? undefined : 'true',
    archived: kind === 'archived' ? 'true' : 'false',
    title: words.trim() || undefined,
    sort: ORDER[order].sort,
    direction: ORDER[order].direction,
  };
  return {
    filter,
    active,
    kind,
    setKind,
    words,
    setWords,
    order,
    setOrder,
    /** Resets all filters, but not the order. */
    clear: () => {
      setWords('');
      if (parameter !== undefined) clear();
    },
  };
}
