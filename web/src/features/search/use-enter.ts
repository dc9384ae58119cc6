import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { searches } from '../../data/search/queries.ts';

/**
 * Opens the first result on Enter. Enter applies to the text typed before it, so it waits for the results of that text.
 * @param words the words searched for, or null while names are looked up
 */
export function useEnter(text: string, words: string | null, links: () => HTMLElement[]) {
  const [entered, setEntered] = useState<{ text: string; asPage: boolean } | null>(null);
  const navigate = useNavigate();
  const client = useQueryClient();
  const fetching = useIsFetching(searches(words ?? ''));
  useEffect(() => {
    if (words === null || entered?.text !== text || client.isFetching(searches(words)) > 0) return;
    // oxlint-disable-next-line react/set-state-in-effect -- waits for the results rendered now
    setEntered(null);
    const [first] = links();
    if (entered.asPage && first instanceof HTMLAnchorElement) void navigate(first.getAttribute('href')!);
    else first?.click();
  }, [client, entered, fetching, text, words, links, navigate]);
  return {
    enter: (typed: string, asPage: boolean) => setEntered({ text: typed, asPage }),
    /** Another text was typed after Enter. */
    typeOn: (typed: string) => {
      if (typed !== entered?.text) setEntered(null);
    },
  };
}
