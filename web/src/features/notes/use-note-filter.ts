import type { NoteFilter } from '@evident/domain/notes';
import { useSearchParams } from 'react-router';
import { useAddressChoice, useAddressText } from '../../kernel/use-address-choice.ts';
import { ORDER, ORDERS, type Files } from './note-filter.ts';

const KINDS = ['current', 'archived'] as const;
export type NoteKind = (typeof KINDS)[number];

/** Filters and order of a list of notes, stored in the URL. */
export function useNoteFilter() {
  const [search, setSearch] = useSearchParams();
  const [kind, setKind] = useAddressChoice('notes', KINDS, 'current');
  const [words, setWords] = useAddressText('find');
  const [order, setOrder] = useAddressChoice('order', ORDERS, 'newest');
  const from = search.getAll('from');
  const files: Files = { from, without: from.length > 0 ? [] : search.getAll('without') };
  const change = (next: Files, more: (after: URLSearchParams) => void = () => undefined): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of ['from', 'without'] as const) {
          after.delete(name);
          after.delete('import');
          for (const file of next[name]) after.append(name, file);
        }
        more(after);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const importFile = search.get('import') ?? undefined;
  const isWhole = words.trim() === '' && files.from.length + files.without.length === 0 && importFile === undefined;
  const filter: NoteFilter = {
    importFile,
    grouped: isWhole ? 'true' : undefined,
    archived: kind === 'archived' ? 'true' : 'false',
    title: words.trim() || undefined,
    importOrigin: files.from.length > 0 ? [...files.from] : undefined,
    notImportOrigin: files.without.length > 0 ? [...files.without] : undefined,
    sort: ORDER[order].sort,
    direction: ORDER[order].direction,
  };
  return {
    filter,
    kind,
    setKind,
    words,
    setWords,
    order,
    setOrder,
    files,
    setFiles: (next: Files) => change(next),
    /** Resets all filters, but not the order. */
    clear: () => change({ from: [], without: [] }, (after) => after.delete('find')),
  };
}
