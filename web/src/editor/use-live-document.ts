import { useEffect, useLayoutEffect, useState } from 'react';
import { createStore, useStore } from '../kernel/store.ts';
import { documents } from './documents.ts';
import type { LiveDocument, Opening } from './live-document.ts';

const notYet = createStore<Opening>({ as: 'opening' });

/** The live document of this id while the component is shown. `reason`: why the reader can't write it, as far as the page knows. */
export function useLiveDocument(
  documentId: string,
  reason: string | undefined,
): { live: LiveDocument | null; opening: Opening; whyNot: string | undefined } {
  const [live, setLive] = useState<LiveDocument | null>(null);
  // Before the first paint: a document that was prefetched shows no skeleton.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a document is open for as long as it is shown
    setLive(documents.show(documentId));
    return () => {
      setLive(null);
      void documents.leave(documentId);
    };
  }, [documentId]);
  const opening = useStore(live?.opening ?? notYet);
  const shutOut = opening.as === 'open' && !opening.writable;
  // It was opened by somebody who could not write it, and now they can: taken out of the archive, unlocked, let in.
  useEffect(() => {
    if (shutOut && reason === undefined) live?.reconnect();
  }, [live, shutOut, reason]);
  return {
    live,
    opening,
    whyNot: reason ?? (shutOut ? (opening.reason ?? 'It can only be read at the moment') : undefined),
  };
}
