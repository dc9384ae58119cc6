import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Change, touchedBy } from './touched-by.ts';

/** What changes close together is read again together. */
const TOGETHER_MS = 250;

/** Keeps what is shown up to date with what other people do: reads again what a change touches, and everything after a lost connection. */
export function useChanges(signedIn: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!signedIn) return undefined;
    const source = new EventSource('/api/v1/changes');
    let waiting: Change[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lost = false;
    const readAgain = (): void => {
      const changes = waiting;
      waiting = [];
      timer = undefined;
      void queries.invalidateQueries({ predicate: ({ queryKey }) => changes.some((change) => touchedBy(change, queryKey)) });
    };
    source.addEventListener('change', ({ data }: MessageEvent<string>) => {
      waiting.push(JSON.parse(data) as Change);
      timer ??= setTimeout(readAgain, TOGETHER_MS);
    });
    source.addEventListener('missed', () => void queries.invalidateQueries());
    source.addEventListener('error', () => { lost = true; });
    source.addEventListener('open', () => {
      if (lost) void queries.invalidateQueries();
      lost = false;
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [queries, signedIn]);
}
