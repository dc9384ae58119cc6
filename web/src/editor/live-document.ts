import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { reportSaving } from '../kernel/connection/saving.ts';
import { createStore, type Store } from '../kernel/store.ts';
import { afterSettled, isUnsaved, nothingTyped, savingOf, type SavedSoFar } from './saved-so-far.ts';
import { SpeakerNames } from './speaker-names.ts';

/**
 * How far a document is: opening until it came the first time, then open, also while the connection is lost and when it may no longer be written
 * (`reason` says why, when the server did); refused when it may not be read.
 */
export type Opening =
  { as: 'opening' } | { as: 'open'; writable: boolean; reason?: string } | { as: 'refused'; reason: string };

const CONTENT = 'content';
const SPEAKERS = 'speakers';
/** Asks not more often than this whether everything is kept. */
const ASK_EVERY_MS = 200;
/** So often in a row the server may turn away what was typed before it counts as refused. */
const TURNED_AWAY_AT_MOST = 3;
/** How the server hangs up on somebody who may do other things than before, or whose change it refused; it says why. */
const HUNG_UP = 4403;

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
  private mayWrite = false;
  private wasOpen = false;
  private turnedAway = { times: 0, reason: '' };
  private asking: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly documentId: string,
    address = collaborationAddress(),
  ) {
    this.socket = new HocuspocusProviderWebsocket({
      url: address,
      delay: 500,
      minDelay: 300,
      maxDelay: 5_000,
      messageReconnectTimeout: 30_000,
    });
    this.doc.on('update', this.onUpdate);
    this.provider = new HocuspocusProvider({
      websocketProvider: this.socket,
      name: documentId,
      document: this.doc,
      token: '',
      onAuthenticated: ({ scope }) => {
        this.mayWrite = scope !== 'readonly';
      },
      onAuthenticationFailed: ({ reason }) => this.refuse(reason),
      onSynced: () => this.onSynced(),
      onStatus: ({ status }) => {
        if (status !== WebSocketStatus.Connected) this.saved.change((now) => ({ ...now, connected: false }));
      },
      onClose: ({ event }) => this.onClose(event),
      onStateless: ({ payload }) => this.hear(payload),
    });
    this.saved.subscribe(() => reportSaving(this.documentId, savingOf(this.saved.get())));
    this.provider.attach();
    window.addEventListener('online', this.connect);
  }

  get content(): Y.XmlFragment {
    return this.doc.getXmlFragment(CONTENT);
  }

  get awareness() {
    return this.provider.awareness!;
  }

  /** Calls before something that came from the server is taken in; returns the end of that. */
  onArrival(call: () => void): () => void {
    this.provider.on('message', call);
    return () => {
      this.provider.off('message', call);
    };
  }

  /** Resolves once the server has kept all that was typed here so far, or refused it for good, however long that takes. */
  settled(): Promise<void> {
    if (this.saved.get().refused || !isUnsaved(this.saved.get())) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** Nobody here looks at it any more; what is not kept yet goes on its way. */
  leave(): void {
    this.awareness.setLocalState(null);
  }

  /** Somebody here looks at it again, who may have other rights by now. */
  comeBack(): void {
    this.awareness.setLocalState({});
    this.reconnect();
  }

  /** Asks the server anew who may do what. */
  readonly reconnect = (): void => {
    this.turnedAway = { times: 0, reason: '' };
    if (this.socket.status === WebSocketStatus.Connected) this.socket.webSocket?.close();
    else this.connect();
  };

  close(): void {
    clearTimeout(this.asking);
    window.removeEventListener('online', this.connect);
    this.speakers.close();
    this.provider.destroy();
    this.socket.destroy();
    this.doc.destroy();
    this.release();
    reportSaving(this.documentId, null);
  }

  private readonly connect = () => void this.socket.connect();

  private onSynced(): void {
    const { reason } = this.turnedAway;
    this.wasOpen = true;
    this.opening.set({ as: 'open', writable: this.mayWrite, ...(!this.mayWrite && reason !== '' && { reason }) });
    this.saved.change((now) => ({ ...now, connected: true, refused: !this.mayWrite }));
    if (this.mayWrite) this.ask();
    else this.release();
  }

  /** Connecting again tells what one may still do, and sends what the server lacks; what it turns away again and again it will never take. */
  private onClose({ code, reason }: { code: number; reason: string }): void {
    // Closed for this document alone, as by a server that ends.
    if (this.socket.status === WebSocketStatus.Connected) return void this.socket.webSocket?.close();
    if (this.wasOpen && code === HUNG_UP) this.turnedAway = { times: this.turnedAway.times + 1, reason };
    this.wasOpen = false;
    if (this.turnedAway.times < TURNED_AWAY_AT_MOST) return;
    this.socket.disconnect();
    this.refuse(reason);
  }

  private refuse(reason: string): void {
    // What one has written stays to be seen and copied.
    this.opening.change(({ as }) => (as === 'open' ? { as, writable: false, reason } : { as: 'refused', reason }));
    this.saved.change((now) => ({ ...now, connected: true, refused: true }));
    this.release();
  }

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
    if (type !== 'settled' || n === undefined || this.saved.get().refused) return;
    // Changes the server has not even received can't be kept: they were made while it was away and are still on their way.
    if (this.provider.unsyncedChanges > 0) return void (this.asking ??= setTimeout(() => this.ask(), ASK_EVERY_MS));
    this.saved.change((now) => afterSettled(now, n));
    if (isUnsaved(this.saved.get())) return;
    this.turnedAway = { times: 0, reason: '' };
    this.release();
  }

  private release(): void {
    const done = this.waiting;
    this.waiting = [];
    for (const resolve of done) resolve();
  }
}

const collaborationAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/collaboration`;
