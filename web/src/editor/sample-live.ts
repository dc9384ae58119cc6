import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import type { LiveDocument } from './live-document.ts';
import { SpeakerNames } from './speaker-names.ts';

const waiting = new Set<() => void>();

/** Something comes from the server: an update of the document, written by another. */
export function arrive(live: LiveDocument, update: Uint8Array): void {
  for (const call of waiting) call();
  Y.applyUpdate(live.doc, update, 'elsewhere');
}

/** A document that nobody else has open, as stories show it. */
export function alone(): LiveDocument {
  const document = new Y.Doc();
  const provider = new HocuspocusProvider({ websocketProvider: new HocuspocusProviderWebsocket({ url: 'ws://nowhere', autoConnect: false }), name: 'text', document });
  return { doc: document, content: document.getXmlFragment('content'), speakers: new SpeakerNames(document.getMap('speakers')), awareness: provider.awareness, onArrival: listen } as unknown as LiveDocument;
}

function listen(call: () => void): () => void {
  waiting.add(call);
  return () => waiting.delete(call);
}
