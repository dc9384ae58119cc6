import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

export interface Typed {
  readonly actor: Actor;
  readonly update: Uint8Array;
}

/**
 * Milliseconds between two writes of a document, so that many people typing need few transactions. The first edit after
 * a pause is stored at once.
 */
const REST_MS = 100;

/** Queue of a document's edits that are not stored yet, in order of arrival. */
export class Unsaved {
  private waiting: Typed[] = [];
  private writing = false;
  private restsUntil = 0;
  private added = 0;
  private done = 0;
  private listeners: { readonly upTo: number; readonly tell: () => void }[] = [];

  /** @param keep stores the edits of one person */
  constructor(
    private readonly documentId: Uuid,
    private readonly keep: (documentId: Uuid, typed: readonly Typed[]) => Promise<void>,
    private readonly refused: (documentId: Uuid, refusal: Refusal) => void,
    private readonly pause: (tried: number) => Promise<void>,
  ) {}

  get isEmpty(): boolean {
    return this.done === this.added;
  }

  add(typed: Typed): void {
    this.waiting.push(typed);
    this.added += 1;
    if (!this.writing) void this.write();
  }

  /** Resolves when all earlier edits are committed or refused for good, regardless of later ones. */
  settled(): Promise<void> {
    return this.isEmpty
      ? Promise.resolve()
      : new Promise((tell) => {
          this.listeners.push({ upTo: this.added, tell });
        });
  }

  private async write(): Promise<void> {
    this.writing = true;
    // Waits one turn of the event loop to batch edits that arrive together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const rest = this.restsUntil - performance.now();
      if (rest > 0) await sleep(rest, undefined, { ref: false });
      const batch = this.waiting;
      this.waiting = [];
      for (const theirs of Map.groupBy(batch, ({ actor }) => actor.userId).values()) await this.writeOne(theirs);
      this.restsUntil = performance.now() + REST_MS;
      this.done += batch.length;
      const told = this.listeners.filter(({ upTo }) => upTo <= this.done);
      this.listeners = this.listeners.filter(({ upTo }) => upTo > this.done);
      for (const { tell } of told) tell();
    }
    this.writing = false;
  }

  private async writeOne(typed: readonly Typed[]): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.keep(this.documentId, typed);
      } catch (error) {
        if (error instanceof Refusal) return this.refused(this.documentId, error);
        // The store is down: keeps all edits and acknowledges none.
        await this.pause(tried);
      }
    }
  }
}

/** Resolves when `done` resolves or after `ms` milliseconds. */
export async function atMost(ms: number, done: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  await Promise.race([done, sleep(ms, undefined, { ref: false, signal: over.signal }).catch(() => undefined)]);
  over.abort();
}
