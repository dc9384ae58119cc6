import { useEffect, useRef, useState } from 'react';
import type { Command, CommandSource } from '../../kernel/commands/use-commands.ts';

const PAUSE_MS = 120;
const NONE: Command[] = [];

interface Found {
  found: Command[];
  /** Results of the current query are still loading. */
  busy: boolean;
  /** A source failed. */
  failed: boolean;
}

/** Queries sources, debounced; shows previous results meanwhile. */
export function useFound(sources: readonly CommandSource[], typed: string): Found {
  const [answer, setAnswer] = useState({ typed: '', found: NONE, failed: false });
  const asked = sources.length > 0 ? typed.trim() : '';
  const latest = useRef(sources);
  useEffect(() => {
    latest.current = sources;
  });
  useEffect(() => {
    if (asked === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(latest.current.map(({ find }) => find(asked, stop.signal)));
      if (!stop.signal.aborted)
        setAnswer({
          typed: asked,
          found: answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
          failed: answers.some(({ status }) => status === 'rejected'),
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return asked === ''
    ? { found: NONE, busy: false, failed: false }
    : { found: answer.found, busy: answer.typed !== asked, failed: answer.failed };
}
