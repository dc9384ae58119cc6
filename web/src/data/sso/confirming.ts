import { ApiProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

/** The page of the workspace that the window of the directory ends on. */
const ENDS_ON = '/auth/sso-confirmed';
/** A channel works also where the directory cuts the window off from this page. */
const CHANNEL = 'evident-sso-confirmed';

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
      await told();
    },
  });

function told(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  return new Promise((resolve) => {
    channel.addEventListener('message', () => {
      channel.close();
      resolve();
    });
  });
}

/** Tells the page that waits, and closes this window. */
export function tellConfirmed(close = () => window.close()): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
  close();
}
