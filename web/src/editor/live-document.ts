import { HocuspocusProvider, HocuspocusProviderWebsocket, WebSocketStatus } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { reportSaving } from '../kernel/connection/saving.ts';
import { createStore, type Store } from '../kernel/store.ts';
import { afterSettled, isUnsaved, nothingTyped, savingOf, type SavedSoFar } from './saved-so-far.ts';
import { SpeakerNames } from './speaker-names.ts';

/**
 * State of a document: opening until first loaded, then open, also while offline or read-only (`reason` is the
 * server's explanation).
 * Refused if it may not be read.
 */
export type Opening =
  { as: 'opening' } | { as: 'open'; writable: boolean; reason?: string } | { as: 'refused'; reason: string };

const CONTENT = 'content';
const SPEAKERS = 'speakers';
/** Minimum milliseconds between requests for acknowledgement. */
const POLL_MS = 200;
/** Consecutive rejections after which unsaved edits count as refused. */
const REJECTIONS_MAX = 3;
/** Close code when rights changed or a change was refused; the server sends the reason. */
const HUNG_UP = 4403;

/** Document edited by several people. Edits apply locally at once and sync while connected. */
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
    /** Rejections after which the document is refused. */
    private readonly rejectionsMax = REJECTIONS_MAX,
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

  /** Calls back before a remote change is applied. Returns a function that stops it. */
  onArrival(call: () => void): () => void {
    this.provider.on('message', call);
    return () => {
      this.provider.off('message', call);
    };
  }

  /** Resolves once the server has stored or finally refused all edits so far. Has no timeout. */
  settled(): Promise<void> {
    if (this.saved.get().refused || !isUnsaved(this.saved.get())) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }

  /** Hides the document on this page; unsaved edits continue to sync. */
  leave(): void {
    this.awareness.setLocalState(null);
  }

  /** Shows the document again and refreshes its rights. */
  rejoin(): void {
    this.awareness.setLocalState({});
    this.reconnect();
  }

  /** Reconnects to refresh rights. */
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

  /** Reconnecting refreshes rights and resends missing edits. After repeated rejections the edits count as refused. */
  private onClose({ code, reason }: { code: number; reason: string }): void {
    // The server closed this document only, for example during shutdown.
    if (this.socket.status === WebSocketStatus.Connected) return void this.socket.webSocket?.close();
    if (this.wasOpen && code === HUNG_UP) this.turnedAway = { times: this.turnedAway.times + 1, reason };
    this.wasOpen = false;
    if (this.turnedAway.times < this.rejectionsMax) return;
    this.socket.disconnect();
    this.refuse(reason);
  }

  private refuse(reason: string): void {
    // Keeps the text visible, so that unsaved edits can be copied.
    this.opening.change(({ as }) => (as === 'open' ? { as, writable: false, reason } : { as: 'refused', reason }));
    this.saved.change((now) => ({ ...now, connected: true, refused: true }));
    this.release();
  }

  private readonly onUpdate = (_update: Uint8Array, origin: unknown) => {
    if (origin === this.provider) return this.fromElsewhere.change((count) => count + 1);
    this.saved.change((now) => ({ ...now, typed: now.typed + 1 }));
    this.asking ??= setTimeout(() => this.ask(), POLL_MS);
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
    // Unsent edits cannot be acknowledged yet: they were made offline and are still syncing.
    if (this.provider.unsyncedChanges > 0) return void (this.asking ??= setTimeout(() => this.ask(), POLL_MS));
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
