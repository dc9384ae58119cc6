import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

export interface Typed {
  readonly actor: Actor;
  readonly update: Uint8Array;
}

/** What was typed in one document and is not in the store yet, in the order in which it came. */
export class Unsaved {
  private waiting: Typed[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly documentId: Uuid,
    private readonly keep: (documentId: Uuid, typed: readonly Typed[]) => Promise<void>,
    private readonly refused: (documentId: Uuid, refusal: Refusal) => void,
    private readonly pause: (tried: number) => Promise<void>,
  ) {}

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.writing === null;
  }

  add(typed: Typed): void {
    this.waiting.push(typed);
    this.writing ??= this.write();
  }

  /** Resolves when all that was added before the call has been committed, or refused for good. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async write(): Promise<void> {
    // One turn of the loop, so that what arrives together is written together.
    await new Promise((resolve) => setImmediate(resolve));
    for (let tried = 0; this.waiting.length > 0; ) {
      const batch = this.waiting;
      this.waiting = [];
      try {
        await this.keep(this.documentId, batch);
        tried = 0;
      } catch (error) {
        if (error instanceof Refusal) this.refused(this.documentId, error);
        else {
          // The store is down: nothing typed is given up, and nobody is told that it was saved.
          this.waiting = [...batch, ...this.waiting];
          await this.pause((tried += 1));
        }
      }
    }
    this.writing = null;
  }
}
