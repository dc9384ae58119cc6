import { useEffect, useState } from 'react';
import { showToast } from './toasts.ts';

const SAID_FOR_MS = 4000;

/** Copies text and reports the result briefly. If the browser refuses, the user has to copy by hand. */
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

/** Copies a link and shows a toast. If the browser refuses, shows the link to copy by hand. */
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

/** The clipboard API requires https. */
const copied = async (text: string): Promise<boolean> =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;
