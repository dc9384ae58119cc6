import { useEffect, useLayoutEffect, useState } from 'react';
import { createStore, useStore } from '../kernel/store.ts';
import { documents } from './documents.ts';
import type { LiveDocument } from './live-document.ts';
import type { Opening } from './opening.ts';

const notYet = createStore<Opening>({ as: 'opening' });

/**
 * Keeps a live document open while the component is mounted. `reason`: why it is read-only, as far as the page knows.
 */
export function useLiveDocument(
  documentId: string,
  reason: string | undefined,
): { live: LiveDocument | null; opening: Opening; whyNot: string | undefined } {
  const [live, setLive] = useState<LiveDocument | null>(null);
  // Runs before the first paint, so that a prefetched document shows no skeleton.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the document stays open while mounted
    setLive(documents.show(documentId));
    return () => {
      setLive(null);
      void documents.leave(documentId);
    };
  }, [documentId]);
  const opening = useStore(live?.opening ?? notYet);
  const denied = opening.as === 'open' && !opening.writable;
  // Reconnects when a read-only document becomes writable: restored, unlocked, or newly shared.
  useEffect(() => {
    if (denied && reason === undefined) live?.reconnect();
  }, [live, denied, reason]);
  return {
    live,
    opening,
    whyNot: reason ?? (denied ? (opening.reason ?? 'It can only be read at the moment') : undefined),
  };
}
