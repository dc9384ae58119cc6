import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { createStore, type Store } from '../kernel/store.ts';
import { afterSettled, isUnsaved, nothingTyped, type SavedSoFar } from './saved-so-far.ts';
import { SpeakerNames } from './speaker-names.ts';

/** How far a document is: opening until it came the first time, then open, also while the connection is lost; refused when it may not be read. */
export type Opening = { as: 'opening' } | { as: 'open'; writable: boolean } | { as: 'refused'; reason: string };

const CONTENT = 'content';
const SPEAKERS = 'speakers';
/** Asks not more often than this whether everything is kept. */
const ASK_EVERY_MS = 200;

/** A document that several people edit at once. Typing goes into it at once; it reaches the server when there is one. */
export class LiveDocument {
  readonly doc = new Y.Doc();
  readonly speakers = new SpeakerNames(this.doc.getMap(SPEAKERS));
  readonly opening: Store<Opening> = createStore<Opening>({ as: 'opening' });
  readonly saved: Store<SavedSoFar> = createStore(nothingTyped);
  /** Counts changes by others and by the server. */
  readonly fromElsewhere: Store<number> = createStore(0);
  private readonly socket: HocuspocusProviderWebsocket;
  private readonly provider: HocuspocusProvider;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];
  private readonly warn = (event: BeforeUnloadEvent) => { if (isUnsaved(this.saved.get())) event.preventDefault(); };

  constructor(documentId: string, address = collaborationAddress()) {
    this.socket = new HocuspocusProviderWebsocket({ url: address, delay: 500, minDelay: 300, maxDelay: 5_000, messageReconnectTimeout: 30_000 });
    this.doc.on('update', this.onUpdate);
    this.provider = new HocuspocusProvider({
      websocketProvider: this.socket, name: documentId, document: this.doc, token: '',
      onAuthenticated: ({ scope }) => { this.mayWrite = scope !== 'readonly'; },
      onAuthenticationFailed: ({ reason }) => this.opening.set({ as: 'refused', reason }),
      onSynced: () => {
        this.opening.set({ as: 'open', writable: this.mayWrite });
        this.saved.change((now) => ({ ...now, connected: true, refused: !this.mayWrite }));
        this.ask();
      },
      onStatus: ({ status }) => { if (status !== WebSocketStatus.Connected) this.saved.change((now) => ({ ...now, connected: false })); },
      onStateless: ({ payload }) => this.hear(payload),
    });
    this.provider.attach();
    window.addEventListener('beforeunload', this.warn);
    window.addEventListener('online', this.reconnect);
  }

  private mayWrite = false;

  get content(): Y.XmlFragment {
    return this.doc.getXmlFragment(CONTENT);
  }

  get awareness() {
    return this.provider.awareness!;
  }

  /** Resolves once the server has kept all that was typed here so far, however long that takes. */
  settled(): Promise<void> {
    const { connected, refused } = this.saved.get();
    if (connected && (refused || !isUnsaved(this.saved.get()))) return Promise.resolve();
    return new Promise((resolve) => { this.waiting.push(resolve); });
  }

  close(): void {
    clearTimeout(this.asking);
    window.removeEventListener('beforeunload', this.warn);
    window.removeEventListener('online', this.reconnect);
    this.speakers.close();
    this.provider.destroy();
    this.socket.destroy();
    this.doc.destroy();
  }

  private readonly reconnect = () => void this.socket.connect();

  private readonly onUpdate = (_update: Uint8Array, origin: unknown) => {
    if (origin === this.provider) return this.fromElsewhere.change((count) => count + 1);
    this.saved.change((now) => ({ ...now, typed: now.typed + 1 }));
    this.asking ??= setTimeout(() => this.ask(), ASK_EVERY_MS);
  };

  private ask(): void {
    clearTimeout(this.asking);
    this.asking = undefined;
    const { connected, typed } = this.saved.get();
    if (connected) this.provider.sendStateless(JSON.stringify({ type: 'settle', n: typed }));
  }

  private hear(payload: string): void {
    const { type, n } = JSON.parse(payload) as { type?: string; n?: number };
    if (type !== 'settled' || n === undefined) return;
    // Changes the server has not even received can't be kept: they were made while it was away and are still on their way.
    if (this.provider.unsyncedChanges > 0 && !this.saved.get().refused) return void (this.asking ??= setTimeout(() => this.ask(), ASK_EVERY_MS));
    this.saved.change((now) => afterSettled(now, n));
    if (isUnsaved(this.saved.get()) && !this.saved.get().refused) return;
    const done = this.waiting;
    this.waiting = [];
    for (const resolve of done) resolve();
  }
}

const collaborationAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/collaboration`;
