import * as Y from 'yjs';
import { refusedChanged } from '../kernel/device/actions.ts';
import { type Device, type KeptRecord, device, eraseUpdates } from '../kernel/device/device.ts';

/** Milliseconds before updates are written, to write several at once. */
const OWN_AFTER_MS = 100;
const OTHERS_AFTER_MS = 2_000;
/** Rows of updates after which the document is written as a whole. */
const ROWS_MAX = 500;

interface Waiting {
  readonly update: Uint8Array;
  readonly own: boolean;
}

/** The copy of a live document on this device: all of its updates, and which of them the server has not stored yet. */
export class KeptDocument {
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> = Promise.resolve();
  private works = true;
  private gone = false;
  private readonly refusedId = crypto.randomUUID();

  private constructor(
    private readonly db: Device,
    /** Returns the whole document as one update. */
    private readonly state: () => Uint8Array,
    private record: KeptRecord,
    readonly updates: readonly Uint8Array[],
    /** Own updates that the server has not stored. */
    private own: Uint8Array[],
    private rows: number,
    private lastKey: number,
  ) {}

  static async open(db: Device, documentId: string, state: () => Uint8Array): Promise<KeptDocument> {
    const transaction = db.transaction(['documents', 'updates']);
    const index = transaction.objectStore('updates').index('documentId');
    const [known, keys, rows] = await Promise.all([
      transaction.objectStore('documents').get(documentId),
      index.getAllKeys(documentId),
      index.getAll(documentId),
    ]);
    const record = known ?? { documentId, writable: false, openedAt: 0, sentUpTo: 0, unsent: false };
    const own = rows.filter((row, at) => row.own && keys[at]! > record.sentUpTo);
    return new KeptDocument(
      db,
      state,
      { ...record, openedAt: Date.now() },
      rows.map(({ update }) => update),
      own.map(({ update }) => update),
      rows.length,
      keys.at(-1) ?? 0,
    );
  }

  get writable(): boolean {
    return this.record.writable;
  }

  get hasUnsent(): boolean {
    return this.own.length > 0;
  }

  /** Whether edits survive a reload. False once the browser has refused to store one, as without space. */
  get isKept(): boolean {
    return this.works;
  }

  add(update: Uint8Array, own: boolean): void {
    if (this.gone) return;
    const isHurried = this.waiting.some((one) => one.own);
    this.waiting.push({ update, own });
    if (own) this.own.push(update);
    if (isHurried || (!own && this.waiting.length > 1)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), own ? OWN_AFTER_MS : OTHERS_AFTER_MS);
  }

  /** Called when the server has stored all own edits. */
  sent(): void {
    if (this.own.length === 0) return;
    this.own = [];
    void this.flush();
  }

  /** Called when the server has said whether the member may write. */
  allow(writable: boolean): void {
    if (writable === this.record.writable) return;
    this.record = { ...this.record, writable };
    void this.flush();
  }

  /** Writes at once, in order. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    if (this.gone) return this.writing;
    if (this.rows > ROWS_MAX && !this.hasUnsent) return this.compact();
    const batch = this.waiting;
    this.waiting = [];
    return this.next(() => this.write(batch));
  }

  /** Replaces all updates by one, so that deleted words leave the device too. Keeps unsent updates as they are. */
  compact(): Promise<void> {
    if (this.gone) return this.writing;
    if (this.rows + this.waiting.length < 2 || this.hasUnsent) {
      const batch = this.waiting;
      this.waiting = [];
      return this.next(() => this.write(batch));
    }
    clearTimeout(this.timer);
    this.waiting = [];
    const update = this.state();
    return this.next(() => this.write([{ update, own: false }], true));
  }

  /** Removes the copy. Words that the server did not store stay, apart from it, with the reason. */
  forget(reason: string): Promise<void> {
    clearTimeout(this.timer);
    const { documentId } = this.record;
    const words = wordsIn(this.own);
    this.gone = true;
    this.waiting = [];
    this.own = [];
    return this.next(async () => {
      if (words.length > 0)
        await this.db.put('refused', {
          id: this.refusedId,
          documentId,
          what: 'text',
          words,
          reason,
          at: Date.now(),
        });
      const transaction = this.db.transaction(['documents', 'updates'], 'readwrite');
      await eraseUpdates(transaction.objectStore('updates'), documentId);
      await transaction.objectStore('documents').delete(documentId);
      await transaction.done;
      refusedChanged();
    });
  }

  /** Called when the server has stored edits that it refused before. */
  accepted(): Promise<void> {
    return this.next(async () => {
      await this.db.delete('refused', this.refusedId);
      refusedChanged();
    });
  }

  private next(step: () => Promise<void>): Promise<void> {
    this.writing = this.writing.then(step).catch(() => {
      this.works = false;
    });
    return this.writing;
  }

  private async write(batch: readonly Waiting[], whole = false): Promise<void> {
    const { documentId } = this.record;
    const transaction = this.db.transaction(['documents', 'updates'], 'readwrite');
    const updates = transaction.objectStore('updates');
    if (whole) {
      await eraseUpdates(updates, documentId);
      this.rows = 0;
    }
    for (const { own, update } of joined(batch)) {
      this.lastKey = await updates.add({ documentId, own, update });
      this.rows += 1;
    }
    const unsent = this.hasUnsent;
    this.record = { ...this.record, unsent, ...(!unsent && { sentUpTo: this.lastKey }) };
    await transaction.objectStore('documents').put(this.record);
    await transaction.done;
  }
}

/** Joins neighbors of one kind into one update. */
function joined(batch: readonly Waiting[]): Waiting[] {
  const runs: { own: boolean; updates: Uint8Array[] }[] = [];
  for (const { own, update } of batch) {
    const last = runs.at(-1);
    if (last?.own === own) last.updates.push(update);
    else runs.push({ own, updates: [update] });
  }
  return runs.map(({ own, updates }) => ({
    own,
    update: updates.length === 1 ? updates[0]! : Y.mergeUpdates(updates),
  }));
}

/** The words that updates write and do not delete again, one piece for each place. */
export function wordsIn(updates: readonly Uint8Array[]): string[] {
  if (updates.length === 0) return [];
  const { structs, ds } = Y.decodeUpdate(Y.mergeUpdates([...updates]));
  const pieces: { words: string; client: number; end: number }[] = [];
  for (const struct of structs) {
    if (!(struct instanceof Y.Item) || !(struct.content instanceof Y.ContentString)) continue;
    const { client, clock } = struct.id;
    const words = [...units(struct.content.str)]
      .filter((_, at) => !isDeleted(ds.clients.get(client) ?? [], clock + at))
      .join('');
    const last = pieces.at(-1);
    const goesOn = struct.origin?.client === client && last?.client === client && struct.origin.clock === last.end - 1;
    if (last && goesOn) Object.assign(last, { words: last.words + words, end: clock + struct.length });
    else pieces.push({ words, client, end: clock + struct.length });
  }
  return pieces.map(({ words }) => words).filter((words) => words.trim() !== '');
}

/** Yjs counts UTF-16 units. */
const units = (text: string): string[] => text.split('');

const isDeleted = (ranges: readonly { clock: number; len: number }[], clock: number): boolean =>
  ranges.some((range) => range.clock <= clock && clock < range.clock + range.len);

/** Opens the copy of a document; null where this browser keeps nothing. */
export async function openKept(documentId: string, doc: Y.Doc): Promise<KeptDocument | null> {
  const db = await device();
  return db && KeptDocument.open(db, documentId, () => Y.encodeStateAsUpdate(doc)).catch(() => null);
}
