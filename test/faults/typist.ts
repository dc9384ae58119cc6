import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';

/** Client that types into a note and stays open while the server is killed and restarted. */
export interface Typist {
  /** Types a new paragraph. */
  type(text: string): void;
  /** Paragraphs that the status bar calls saved. */
  saved(): ReadonlySet<string>;
  /** Resolves once all edits so far are saved. */
  allSaved(): Promise<void>;
  leave(): void;
}

/** Opens the document and resolves when it has loaded. */
export async function typistAt(url: string, token: string, documentId: string): Promise<Typist> {
  const document = new Y.Doc();
  const content = document.getXmlFragment('content');
  const typed: string[] = [];
  const saved = new Set<string>();
  let waiting: { upTo: number; done: () => void }[] = [];
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: `${url.replace('http', 'ws')}/collaboration`,
    delay: 50,
    minDelay: 50,
    maxDelay: 200,
    jitter: false,
  });
  // Sent only after all missing updates; otherwise the response would not cover them. A lost request is repeated after
  // reconnecting.
  const settle = () => {
    if (provider.synced) provider.sendStateless(JSON.stringify({ type: 'settle', n: typed.length }));
  };
  const provider = new HocuspocusProvider({
    websocketProvider,
    name: documentId,
    document,
    token,
    onSynced: settle,
    onStateless: ({ payload }) => {
      const { type, n } = JSON.parse(payload) as { type: string; n: number };
      if (type !== 'settled') return;
      for (const text of typed.slice(0, n)) saved.add(text);
      waiting = waiting.filter(({ upTo, done }) => (upTo <= n ? done() : true) as boolean);
    },
  });
  await new Promise<void>((opened) => {
    provider.on('synced', () => opened());
    provider.attach();
  });
  return {
    type(text) {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText(text)]);
      content.push([paragraph]);
      typed.push(text);
      settle();
    },
    saved: () => saved,
    allSaved: () =>
      new Promise((done) => {
        waiting.push({ upTo: typed.length, done });
        settle();
      }),
    leave() {
      provider.destroy();
      websocketProvider.destroy();
      document.destroy();
    },
  };
}
