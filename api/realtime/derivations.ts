import type { Uuid } from '@evident/domain/kernel';
import type * as Y from 'yjs';
import { lengthOf } from './too-long.ts';

/** Lists and search show an edit after this time; readers of the document itself see it at once. */
const AFTER_MS = 800;
const AFTER_MAX_MS = 12_000;
/** Large documents are derived less often: each of these characters adds a millisecond. */
const CHARACTERS_A_MS = 500;

interface Scheduled {
  readonly timer: NodeJS.Timeout;
  /** Whether the document changed after the derivation began. */
  again: boolean;
}

/** Derives documents some time after a change, each at most once at a time. */
export class Derivations {
  private readonly scheduled = new Map<Uuid, Scheduled>();

  /** `derive` never rejects; `opened` returns a document that is open here. */
  constructor(
    private readonly derive: (teamId: Uuid, documentId: Uuid) => Promise<void>,
    private readonly opened: (documentId: Uuid) => Y.Doc | undefined,
  ) {}

  schedule(teamId: Uuid, documentId: Uuid): void {
    const known = this.scheduled.get(documentId);
    if (known) {
      known.again = true;
      return;
    }
    const scheduled: Scheduled = {
      again: false,
      timer: setTimeout(async () => {
        scheduled.again = false;
        await this.derive(teamId, documentId);
        this.scheduled.delete(documentId);
        if (scheduled.again) this.schedule(teamId, documentId);
      }, this.delayOf(documentId)).unref(),
    };
    this.scheduled.set(documentId, scheduled);
  }

  private delayOf(documentId: Uuid): number {
    const document = this.opened(documentId);
    return document ? Math.min(AFTER_MS + lengthOf(document) / CHARACTERS_A_MS, AFTER_MAX_MS) : AFTER_MS;
  }

  close(): void {
    for (const { timer } of this.scheduled.values()) clearTimeout(timer);
  }
}
