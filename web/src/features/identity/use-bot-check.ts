import { useCallback, useRef } from 'react';
import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** The server accepts a solution for ten minutes; an older one is not sent. */
const FRESH_MS = 8 * 60_000;

async function passBotCheck(): Promise<string> {
  // Browsers provide the required API only on https and localhost.
  if (!globalThis.isSecureContext)
    throw new ApiProblem(400, [
      {
        code: 'ValidationError',
        title: 'Sign-up needs a secure connection',
        message: 'Open this page over https or on localhost. Ask your server admin to set it up.',
      },
    ]);
  const [{ challenge }, { solveBotChallenge }] = await Promise.all([
    answer(api.GET('/api/v1/auth/bot-challenge')),
    import('./solve-bot-challenge.ts'),
  ]);
  return solveBotChallenge(challenge);
}

/** Solves the bot check in the background while the form is filled in. Each solution is valid once. */
export function useBotCheck(): { begin: () => void; take: () => Promise<string> } {
  const work = useRef<{ since: number; solution: Promise<string> } | null>(null);
  const begin = useCallback(() => {
    if (work.current && Date.now() - work.current.since < FRESH_MS) return;
    const solution = passBotCheck();
    solution.catch(() => {
      work.current = null;
    });
    work.current = { since: Date.now(), solution };
  }, []);
  const take = useCallback(() => {
    begin();
    const { solution } = work.current!;
    work.current = null;
    return solution;
  }, [begin]);
  return { begin, take };
}
