import { useEffect, useState } from 'react';
import { useSavingReport } from '../kernel/connection/saving.ts';
import { createStore, useStore } from '../kernel/store.ts';
import { LiveDocument, type Opening } from './live-document.ts';
import { nothingTyped, savingOf } from './saved-so-far.ts';

const notYet = { opening: createStore<Opening>({ as: 'opening' }), saved: createStore(nothingTyped) };

/** The live document of this id while the component is shown; the status bar says how far its text has got. */
export function useLiveDocument(documentId: string): { live: LiveDocument | null; opening: Opening; connected: boolean } {
  const [live, setLive] = useState<LiveDocument | null>(null);
  useEffect(() => {
    const opened = new LiveDocument(documentId);
    // oxlint-disable-next-line react/set-state-in-effect -- a document is open for as long as it is shown
    setLive(opened);
    return () => {
      setLive(null);
      // What was just typed is sent before the line is cut.
      void Promise.race([opened.settled(), new Promise((resolve) => { setTimeout(resolve, 5_000); })]).then(() => opened.close());
    };
  }, [documentId]);
  const opening = useStore((live ?? notYet).opening);
  const saved = useStore((live ?? notYet).saved);
  useSavingReport(savingOf(saved));
  return { live, opening, connected: saved.connected };
}
