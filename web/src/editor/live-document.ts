import { SIGN_IN_FIRST } from '@evident/domain/kernel';
import { HocuspocusProvider, WebSocketStatus } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { reportLive } from '../kernel/connection/live.ts';
import { reportSaving } from '../kernel/connection/saving.ts';
import { createStore, type Store } from '../kernel/store.ts';
import { CopyOnDevice, type OpenKept } from './copy-on-device.ts';
import type { KeptDocument } from './kept-document.ts';
import { LiveSocket } from './live-socket.ts';
import type { Opening } from './opening.ts';
import { afterSettled, isUnsaved, nothingTyped, savingOf, type SavedSoFar } from './saved-so-far.ts';
import { SpeakerNames } from './speaker-names.ts';

const CONTENT = 'content';
const SPEAKERS = 'speakers';
/** Minimum milliseconds between requests for acknowledgement. */
const POLL_MS = 200;
/** Consecutive rejections after which unsaved edits count as refused. */
const REJECTIONS_MAX = 3;
/** Milliseconds after which a document on this device opens without the server. */
const OFFLINE_AFTER_MS = 2_000;
/** Milliseconds after which a document is loaded before its copy on this device is open. */
const WITHOUT_COPY_AFTER_MS = 3_000;
/** Origin of what this device kept. */
const DEVICE = 'device';
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
  private readonly socket: LiveSocket;
  private readonly provider: HocuspocusProvider;
  private mayWrite = false;
  private wasOpen = false;
  private turnedAway = { times: 0, reason: '' };
  private asking: ReturnType<typeof setTimeout> | undefined;
  private openingAlone: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];
  private loading: ReturnType<typeof setTimeout> | undefined;
  private readonly copy: CopyOnDevice;
  private closed = false;

  constructor(
    private readonly documentId: string,
    address?: string,
    /** Rejections after which the document is refused. */
    private readonly rejectionsMax = REJECTIONS_MAX,
    openKept: OpenKept = () => Promise.resolve(null),
  ) {
    this.socket = new LiveSocket(address);
    this.doc.on('update', this.onUpdate);
    this.provider = new HocuspocusProvider({
      websocketProvider: this.socket,
      name: documentId,
      document: this.doc,
      token: '',
      onAuthenticated: ({ scope }) => {
        this.socket.answered();
        this.mayWrite = scope !== 'readonly';
      },
      onAuthenticationFailed: ({ reason }) => {
        this.socket.answered();
        this.refuse(reason);
      },
      onSynced: () => this.onSynced(),
      onStatus: ({ status }) => {
        if (status !== WebSocketStatus.Connected) this.saved.change((now) => ({ ...now, connected: false }));
      },
      onClose: ({ event }) => this.onClose(event),
      onStateless: ({ payload }) => this.hear(payload),
    });
    this.saved.subscribe(() => reportSaving(this.documentId, savingOf(this.saved.get())));
    window.addEventListener('online', this.onOnline);
    window.addEventListener('offline', this.onOffline);
    this.copy = new CopyOnDevice(openKept(this.doc), (kept) => this.begin(kept));
    window.addEventListener('pagehide', this.copy.flush);
    this.loading = setTimeout(() => this.provider.attach(), WITHOUT_COPY_AFTER_MS);
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
    this.closed = true;
    clearTimeout(this.asking);
    clearTimeout(this.openingAlone);
    clearTimeout(this.loading);
    window.removeEventListener('online', this.onOnline);
    window.removeEventListener('offline', this.onOffline);
    window.removeEventListener('pagehide', this.copy.flush);
    this.copy.close();
    this.speakers.close();
    this.provider.destroy();
    this.socket.destroy();
    this.doc.destroy();
    this.release();
    reportSaving(this.documentId, null);
    reportLive(this.documentId, false);
  }

  private readonly connect = () => void this.socket.connect();
  private readonly onOffline = () => this.saved.change((now) => ({ ...now, connected: false }));
  /** A short loss of the network may leave the connection open. */
  private readonly onOnline = () => {
    if (this.socket.status !== WebSocketStatus.Connected || !this.wasOpen) return this.connect();
    this.saved.change((now) => ({ ...now, connected: true }));
    this.ask();
  };

  /** Shows what this device kept. The server sends the rest. */
  private begin(kept: KeptDocument | null): void {
    if (this.closed) return;
    clearTimeout(this.loading);
    if (kept) {
      Y.transact(this.doc, () => kept.updates.forEach((update) => Y.applyUpdate(this.doc, update)), DEVICE, false);
      this.saved.change((now) => ({ ...now, onDevice: kept.isKept, typed: now.typed + Number(kept.hasUnsent) }));
      if (kept.updates.length > 0)
        this.openingAlone = setTimeout(() => this.openAlone(kept), navigator.onLine ? OFFLINE_AFTER_MS : 0);
      // The server has not seen these edits, and says again whether it takes them.
      if (this.wasOpen && kept.hasUnsent) this.reconnect();
    }
    this.provider.attach();
  }

  private openAlone({ writable }: KeptDocument): void {
    this.opening.change((now) => (now.as === 'opening' ? { as: 'open', writable } : now));
  }

  private onSynced(): void {
    const { reason } = this.turnedAway;
    this.wasOpen = true;
    reportLive(this.documentId, false);
    clearTimeout(this.openingAlone);
    this.copy.allow(this.mayWrite);
    if (!this.mayWrite && isUnsaved(this.saved.get())) this.copy.letGo(reason || 'It can only be read now');
    this.opening.set({ as: 'open', writable: this.mayWrite, ...(!this.mayWrite && reason !== '' && { reason }) });
    this.saved.change((now) => ({ ...now, connected: true, stuck: false, refused: !this.mayWrite }));
    if (this.mayWrite) this.ask();
    else this.release();
  }

  /** Reconnecting refreshes rights and resends missing edits. After repeated rejections the edits count as refused. */
  private onClose({ code, reason }: { code: number; reason: string }): void {
    // The server closed this document only, for example during shutdown.
    if (this.socket.status === WebSocketStatus.Connected) return void this.socket.webSocket?.close();
    if (this.wasOpen && code === HUNG_UP) this.turnedAway = { times: this.turnedAway.times + 1, reason };
    if (!this.wasOpen && !this.saved.get().refused) reportLive(this.documentId, true);
    this.wasOpen = false;
    if (this.turnedAway.times < this.rejectionsMax) return;
    this.socket.disconnect();
    this.refuse(reason);
  }

  private refuse(reason: string): void {
    reportLive(this.documentId, false);
    if (reason !== SIGN_IN_FIRST) this.copy.letGo(reason);
    // Keeps the text visible, so that unsaved edits can be copied.
    this.opening.change(({ as }) => (as === 'open' ? { as, writable: false, reason } : { as: 'refused', reason }));
    this.saved.change((now) => ({ ...now, connected: true, refused: true }));
    this.release();
  }

  private readonly onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin === DEVICE) return;
    this.copy.add(update, origin !== this.provider);
    if (origin === this.provider) return this.fromElsewhere.change((count) => count + 1);
    this.saved.change((now) => ({ ...now, typed: now.typed + 1, onDevice: this.copy.isKept }));
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
    if (type === 'stuck') return this.saved.change((now) => ({ ...now, stuck: true }));
    if (type !== 'settled' || n === undefined || this.saved.get().refused) return;
    // Unsent edits cannot be acknowledged yet: they were made offline and are still syncing.
    if (this.provider.unsyncedChanges > 0) return void (this.asking ??= setTimeout(() => this.ask(), POLL_MS));
    this.saved.change((now) => afterSettled(now, n));
    if (isUnsaved(this.saved.get())) return;
    this.copy.sent();
    this.turnedAway = { times: 0, reason: '' };
    this.release();
  }

  private release(): void {
    const done = this.waiting;
    this.waiting = [];
    for (const resolve of done) resolve();
  }
}
