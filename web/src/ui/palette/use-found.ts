import { useEffect, useRef, useState } from 'react';
import type { Command, CommandSource } from '../../kernel/commands/use-commands.ts';

const PAUSE_MS = 120;
const NONE: Command[] = [];

/** Asks the sources a moment after the last key; what was found stays until the next answer, a source that fails is passed over. */
export function useFound(sources: readonly CommandSource[], typed: string): { found: Command[]; busy: boolean } {
  const [answer, setAnswer] = useState({ typed: '', found: NONE });
  const asked = sources.length > 0 ? typed.trim() : '';
  const latest = useRef(sources);
  useEffect(() => { latest.current = sources; });
  useEffect(() => {
    if (asked === '') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled(latest.current.map(({ find }) => find(asked, stop.signal)));
      if (!stop.signal.aborted) setAnswer({ typed: asked, found: answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])) });
    }, PAUSE_MS);
    return () => { clearTimeout(timer); stop.abort(); };
  }, [asked]);
  return asked === '' ? { found: NONE, busy: false } : { found: answer.found, busy: answer.typed !== asked };
}
