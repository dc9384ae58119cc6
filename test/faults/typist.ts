import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';

/** Somebody who types into a note and keeps the page open while the server is killed and comes back. */
export interface Typist {
  /** Types a paragraph of its own. */
  type(text: string): void;
  /** What the status bar calls saved. */
  saved(): ReadonlySet<string>;
  /** Resolves once everything typed so far is saved. */
  allSaved(): Promise<void>;
  leave(): void;
}

/** Opens the document; resolves when its words are on the page. */
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
  // Asked only after the server has been sent what it lacks: before, it would answer without it. A question lost on the way is asked again after the next connection.
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
