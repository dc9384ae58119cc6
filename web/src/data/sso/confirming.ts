import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** The page of the workspace that the window of the directory ends on. */
const ENDS_ON = '/auth/sso-confirmed';
/** Other windows of the workspace hear of it, also where the directory cuts this one off from its opener. */
export const CONFIRMED_KEY = 'evident-sso-confirmed';

const blocked = (): ApiProblem =>
  new ApiProblem(409, [
    {
      code: 'InvalidOperation',
      title: 'Your browser blocked the window',
      message: 'Allow windows for this site, or confirm in another way.',
    },
  ]);

/** Confirms the identity at the directory, in a window of its own. Succeeds once that window is back. */
export const useConfirmBySso = () =>
  useWrite({
    mutationFn: async (connectionId: string) => {
      // Browsers open windows only while a click is handled.
      const opened = window.open('', 'evident-sso', 'popup,width=520,height=680');
      if (!opened) throw blocked();
      try {
        const body = { connectionId, path: ENDS_ON };
        opened.location.href = (await answer(api.POST('/api/v1/me/sso-confirmation', { body }))).url;
      } catch (problem) {
        opened.close();
        throw problem;
      }
      await reported();
    },
  });

function reported(): Promise<void> {
  const waiting = new AbortController();
  return new Promise((resolve) => {
    const hear = ({ key }: StorageEvent) => {
      if (key !== CONFIRMED_KEY) return;
      waiting.abort();
      resolve();
    };
    window.addEventListener('storage', hear, { signal: waiting.signal });
  });
}

/** Reports to the page that waits, and closes this window. */
export function reportConfirmed(close = () => window.close()): void {
  localStorage.setItem(CONFIRMED_KEY, String(Date.now()));
  close();
}
