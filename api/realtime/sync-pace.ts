import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { RequestLimit, TooManyRequests } from '../kernel/request-limit.ts';
import type { Seat } from './room-door.ts';

/** Whole documents that a member can request at once, and per minute. An editor requests one when it opens a document. */
const PER_MINUTE = 120;

/** Paces requests for whole documents. An answer takes time and memory of the size of the document, however small the request. */
export class SyncPace {
  private readonly limit = new RequestLimit(PER_MINUTE);
  private readonly ending = new AbortController();

  /** Resolves when the next request may be answered. Drops the others once the client has left, or does not read what it was sent. */
  async admit(seat: Seat): Promise<void> {
    // Messages that arrived together would otherwise be answered without a break.
    await turn();
    while (seat.document.hasConnection(seat) && seat.context.readsOn() && !this.ending.signal.aborted) {
      try {
        return this.limit.spend(seat.context.actor?.userId ?? '', performance.now());
      } catch (error) {
        if (!(error instanceof TooManyRequests)) throw error;
        await sleep(error.seconds * 1_000, undefined, { ref: false, signal: this.ending.signal }).catch(
          () => undefined,
        );
      }
    }
    // Hocuspocus would answer each of them, and offers no other way to forget them.
    const waiting: unknown = Reflect.get(seat, 'messageQueue');
    if (Array.isArray(waiting)) waiting.length = Math.min(waiting.length, 1);
  }

  close(): void {
    this.ending.abort();
  }
}
