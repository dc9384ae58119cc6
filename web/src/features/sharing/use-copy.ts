import { useEffect, useState } from 'react';

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
    // Pages that are not served over https have no clipboard.
    const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    setSaid(done ? 'copied' : 'refused');
  };
  return { said, copy };
}
