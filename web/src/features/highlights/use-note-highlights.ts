import type { HighlightView } from '@evident/domain/highlights';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { noteHighlightsQuery } from '../../data/highlights/queries.ts';
import type { LiveDocument } from '../../editor/live-document.ts';
import { useStore } from '../../kernel/store.ts';
import { pendingOf } from './until-accepted.ts';

/** The server derives a document this long after the last change. */
const READ_AFTER_MS = 1_200;

/** The highlights of a note in text order, including pending ones. Refetched when any author changes the text. */
export function useNoteHighlights(noteId: string, live: LiveDocument | null) {
  const client = useQueryClient();
  const pending = pendingOf(noteId);
  const { data, error, refetch } = useQuery(noteHighlightsQuery(noteId));
  const made = useStore(pending);
  useEffect(() => {
    if (!live) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void client.invalidateQueries(noteHighlightsQuery(noteId)), READ_AFTER_MS);
    };
    let kept = live.saved.get().kept;
    const ends = [
      live.fromElsewhere.subscribe(soon),
      live.saved.subscribe(() => {
        if (live.saved.get().kept === kept) return;
        kept = live.saved.get().kept;
        soon();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [live, client, noteId]);
  const highlights = useMemo(() => inOrder([...(data ?? []), ...made]), [data, made]);
  /** Refetches a highlight: null if deleted, undefined if the request failed. */
  const ask = useCallback(
    async (id: string): Promise<HighlightView | null | undefined> => {
      const asked = await refetch();
      return asked.isError ? undefined : (asked.data?.find((one) => one.id === id) ?? null);
    },
    [refetch],
  );
  return { highlights, ask, known: data !== undefined, problem: error, again: () => void refetch(), pending };
}

/** The whole note, its words, its files. */
const placeOf = ({ target }: HighlightView): number => (target === 'NOTE' ? 0 : target === 'WORDS' ? 1 : 2);

const inOrder = (highlights: HighlightView[]): HighlightView[] =>
  highlights.sort(
    (a, b) => Number(a.lost) - Number(b.lost) || placeOf(a) - placeOf(b) || a.start - b.start || a.end - b.end,
  );
