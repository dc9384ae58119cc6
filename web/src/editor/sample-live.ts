import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import type { LiveDocument } from './live-document.ts';
import { SpeakerNames } from './speaker-names.ts';

/** A document that nobody else has open, as stories show it. */
export function alone(): LiveDocument {
  const document = new Y.Doc();
  const provider = new HocuspocusProvider({ websocketProvider: new HocuspocusProviderWebsocket({ url: 'ws://nowhere', autoConnect: false }), name: 'text', document });
  return { doc: document, content: document.getXmlFragment('content'), speakers: new SpeakerNames(document.getMap('speakers')), awareness: provider.awareness } as unknown as LiveDocument;
}
