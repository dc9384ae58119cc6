import type { Uuid } from '@evident/domain/kernel';
import { openDocument } from './document-from.ts';
import { OpenYjsDocument } from './yjs-document-codec.ts';
import * as Y from 'yjs';

/** Document as sent with a task. */
export interface SentDocument {
  readonly id: Uuid;
  readonly base: number;
  readonly updates: readonly Uint8Array[];
  readonly lastSeq: number;
  /** Null if the worker has it cached. */
  readonly text: string | null;
}

interface Kept {
  readonly open: OpenYjsDocument;
  /** Sequence number of the last update sent. */
  seq: number;
  bytes: number;
  /**
   * Updates made by tasks here. They count once the store returns them; until then their transaction may be rolled
   * back.
   */
  own: Uint8Array[];
}

/** Total bytes of cached updates. A document in memory takes about ten times as much. */
const BYTES_MAX = 48 * 1024 * 1024;
const DOCUMENTS_MAX = 100;

/** LRU cache of open documents. */
export class KeptDocuments {
  private readonly documents = new Map<Uuid, Kept>();
  private bytes = 0;

  constructor(private readonly bytesMax = BYTES_MAX) {}

  /** Returns the document with all sent updates, or null if this worker lacks the state `base`. */
  open({ id, base, updates, lastSeq, text }: SentDocument): OpenYjsDocument | null {
    const before = base < 0 ? undefined : this.documents.get(id);
    const usable =
      before &&
      before.seq === base &&
      before.own.every((own) => updates.some((update) => Buffer.compare(own, update) === 0));
    if (base >= 0 && !usable) {
      this.drop(id);
      return null;
    }
    const kept = usable ? before : this.fresh(id, updates);
    if (usable) {
      const news = updates.filter((update) => !kept.own.some((own) => Buffer.compare(own, update) === 0));
      kept.own = [];
      kept.open.apply(news);
      this.weigh(kept, updates);
    }
    kept.seq = lastSeq;
    if (text !== null) kept.open.derivedText = text;
    this.documents.delete(id);
    this.documents.set(id, kept);
    this.makeRoom();
    return kept.open;
  }

  drop(id: Uuid): void {
    const kept = this.documents.get(id);
    if (!kept) return;
    this.bytes -= kept.bytes;
    this.documents.delete(id);
    kept.open.document.destroy();
  }

  private fresh(id: Uuid, updates: readonly Uint8Array[]): Kept {
    this.drop(id);
    const kept: Kept = { open: new OpenYjsDocument(openDocument(...updates)), seq: 0, bytes: 0, own: [] };
    kept.open.document.on('update', (update: Uint8Array, _: unknown, __: Y.Doc, { local }: Y.Transaction) => {
      if (local) kept.own.push(update);
    });
    this.weigh(kept, updates);
    return kept;
  }

  private weigh(kept: Kept, updates: readonly Uint8Array[]): void {
    const bytes = updates.reduce((sum, { length }) => sum + length, 0);
    kept.bytes += bytes;
    this.bytes += bytes;
  }

  private makeRoom(): void {
    for (const id of this.documents.keys()) {
      if (this.documents.size === 1 || (this.bytes <= this.bytesMax && this.documents.size <= DOCUMENTS_MAX)) return;
      this.drop(id);
    }
  }
}
