import { useQuery } from '@tanstack/react-query';
import { use, useDeferredValue, useState } from 'react';
import { DocumentSourceContext } from './document-source.ts';

export interface DocumentSearch {
  /** The words in the field. */
  readonly typed: string;
  /** The words that are marked; empty for none. */
  readonly words: string;
  /** Null while unknown. */
  readonly total: number | null;
  readonly type: (words: string) => void;
  /** Goes to the next or previous page with the words. */
  readonly step: (by: 1 | -1) => void;
}

/** Finds words in a document, and steps through the pages that have them. */
export function useMatches(fileId: string, current: number, go: (page: number) => void): DocumentSearch {
  const [typed, type] = useState('');
  const words = useDeferredValue(typed.trim());
  const { matches } = use(DocumentSourceContext);
  const { data } = useQuery({ ...matches(fileId, words), enabled: words !== '' });
  const pages = words === '' ? [] : (data?.pages ?? []);
  return {
    typed,
    words,
    total: words === '' || !data ? null : pages.reduce((sum, { count }) => sum + count, 0),
    type,
    step: (by) => {
      const found =
        by > 0
          ? (pages.find(({ page }) => page > current) ?? pages[0])
          : (pages.findLast(({ page }) => page < current) ?? pages.at(-1));
      if (found) go(found.page);
    },
  };
}
