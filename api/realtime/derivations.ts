import type { Uuid } from '@evident/domain/kernel';

/** Milliseconds until lists and search show an edit. The document itself shows it at once. */
const AFTER_MS = 800;
const AFTER_MAX_MS = 12_000;
/** Delays derivation of large documents by a millisecond per this many characters. */
const CHARACTERS_A_MS = 500;

interface Scheduled {
  readonly timer: NodeJS.Timeout;
  /** Set if the document changed after derivation began. */
  again: boolean;
}

/** Debounces derivation of documents, one run at a time for each. */
export class Derivations {
  private readonly scheduled = new Map<Uuid, Scheduled>();

  /** `derive` never rejects. `sizeOf` returns the size of a document in characters, 0 if it is not open in this process. */
  constructor(
    private readonly derive: (teamId: Uuid, documentId: Uuid) => Promise<void>,
    private readonly sizeOf: (documentId: Uuid) => number,
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
    return Math.min(AFTER_MS + this.sizeOf(documentId) / CHARACTERS_A_MS, AFTER_MAX_MS);
  }

  close(): void {
    for (const { timer } of this.scheduled.values()) clearTimeout(timer);
  }
}
