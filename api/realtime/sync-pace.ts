import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { RequestLimit, TooManyRequests } from '../kernel/request-limit.ts';
import type { Seat } from './room-access.ts';

/**
 * Requests for whole documents per member: burst size and rate per minute. An editor sends one when it opens a
 * document.
 */
const PER_MINUTE = 120;

/** Rate-limits requests for whole documents, whose cost depends on the document and not on the request. */
export class SyncPace {
  private readonly limit = new RequestLimit(PER_MINUTE);
  private readonly ending = new AbortController();

  /** Resolves when the next request may be answered. Drops requests of clients that left or don't read. */
  async admit(seat: Seat): Promise<void> {
    // Yields between messages that arrived together.
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
    // Hocuspocus would answer each of them and has no API to drop them.
    const waiting: unknown = Reflect.get(seat, 'messageQueue');
    if (Array.isArray(waiting)) waiting.length = Math.min(waiting.length, 1);
  }

  close(): void {
    this.ending.abort();
  }
}
