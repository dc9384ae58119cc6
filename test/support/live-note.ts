import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { until } from './waiting.ts';

/** Note opened by a client. */
export interface LiveNote {
  readonly document: Y.Doc;
  readonly socket: HocuspocusProviderWebsocket;
  /** Awareness states, including the client's own. */
  readonly awareness: NonNullable<HocuspocusProvider['awareness']>;
  /** Reasons for refusals. */
  readonly refused: string[];
  /** Last write permission from the server; null before the first. */
  writable(): boolean | null;
  /** Current text of this client. */
  text(): string;
  /** Resolves when the document has loaded. */
  synced(): Promise<void>;
  /** Inserts text at the beginning. */
  type(words: string): void;
  /** Resolves when all edits so far are committed. */
  settled(): Promise<void>;
  close(): void;
}

/** `headers` are those of a browser or proxy. */
export function openLiveNote(
  url: string,
  noteId: string,
  token: string,
  headers: Record<string, string> = {},
): LiveNote {
  const Polyfill = class extends WebSocket {
    constructor(address: string) {
      super(address, { headers });
    }
  };
  const socket = new HocuspocusProviderWebsocket({ url, WebSocketPolyfill: Polyfill, delay: 50, minDelay: 50 });
  const refused: string[] = [];
  let writable: boolean | null = null;
  let answered = 0;
  let asked = 0;
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name: noteId,
    token,
    document: new Y.Doc(),
    onAuthenticated: ({ scope }) => {
      writable = scope !== 'readonly';
    },
    onAuthenticationFailed: ({ reason }) => refused.push(reason),
    onStateless: ({ payload }) => {
      answered = (JSON.parse(payload) as { n: number }).n;
    },
  });
  provider.attach();
  return {
    document: provider.document,
    socket,
    awareness: provider.awareness!,
    refused,
    writable: () => writable,
    text: () => provider.document.getXmlFragment('content').toString(),
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
