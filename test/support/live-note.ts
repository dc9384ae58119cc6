import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { until } from './waiting.ts';

/** A note open as in somebody's browser. */
export interface LiveNote {
  readonly document: Y.Doc;
  readonly socket: HocuspocusProviderWebsocket;
  /** Why it could not be opened. */
  readonly refused: string[];
  /** Resolves when the document has come. */
  synced(): Promise<void>;
  /** Puts words at the beginning. */
  type(words: string): void;
  /** Resolves when the server says that all that was typed is committed. */
  settled(): Promise<void>;
  close(): void;
}

export function openLiveNote(url: string, noteId: string, token: string): LiveNote {
  const socket = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: WebSocket });
  const refused: string[] = [];
  let answered = 0;
  let asked = 0;
  const provider = new HocuspocusProvider({
    websocketProvider: socket, name: noteId, token, document: new Y.Doc(),
    onAuthenticationFailed: ({ reason }) => refused.push(reason),
    onStateless: ({ payload }) => { answered = (JSON.parse(payload) as { n: number }).n; },
  });
  provider.attach();
  return {
    document: provider.document, socket, refused,
    synced: () => until(() => provider.isSynced),
    type(words) {
      const block = provider.document.getXmlFragment('content').get(0) as Y.XmlElement;
      (block.get(0) as Y.XmlText).insert(0, words);
    },
    async settled() {
      asked += 1;
      provider.sendStateless(JSON.stringify({ type: 'settle', n: asked }));
      await until(() => answered === asked);
    },
    close() {
      provider.destroy();
      socket.destroy();
    },
  };
}
