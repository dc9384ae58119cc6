import { useEffect, useState } from 'react';
import { showToast } from './toasts.ts';

const SAID_FOR_MS = 4000;

/** Puts a text into the clipboard and says for a moment whether that went well; where the page may not, the person has to. */
export function useCopy(): { said: 'copied' | 'refused' | null; copy: (text: string) => Promise<void> } {
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (text: string) => {
    setSaid((await copied(text)) ? 'copied' : 'refused');
  };
  return { said, copy };
}

/** Puts a link into the clipboard and says so in the corner; where the page may not, shows it to be copied by hand. */
export async function copyLink(address: string): Promise<void> {
  showToast(
    (await copied(address))
      ? { title: 'Link copied' }
      : {
          tone: 'danger',
          title: 'Copying the link failed',
          message: `The browser blocked the clipboard. The link is ${address}`,
        },
  );
}

/** Pages that are not served over https have no clipboard. */
const copied = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;
