import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

interface Running {
  readonly offset: number;
  readonly hash: Hash;
}

/** Uploads under way at once; the digest of the oldest is forgotten first. */
const MOST = 10_000;

/**
 * SHA-256 of uploads while their bytes arrive, so that a large file need not be read again. Kept in memory: unknown
 * after a restart, a lost connection, or bytes that another server received.
 */
export class RunningDigests {
  readonly #running = new Map<string, Running>();

  /** A stream of the bytes of a request that start at `offset`. `stored` names the number of bytes received afterwards. */
  follow(id: string, offset: number, body: Readable): { readonly body: ReadableStream; stored(now: number): void } {
    const before = offset === 0 ? { offset, hash: createHash('sha256') } : this.#running.get(id);
    const hash = before?.offset === offset ? before.hash.copy() : null;
    let read = 0;
    return {
      body: streamOf(body, (chunk) => {
        read += chunk.byteLength;
        hash?.update(chunk);
      }),
      stored: (now) => {
        this.forget(id);
        if (!hash || now !== offset + read) return;
        this.#running.set(id, { offset: now, hash });
        for (const oldest of this.#running.keys()) {
          if (this.#running.size <= MOST) break;
          this.#running.delete(oldest);
        }
      },
    };
  }

  /** Hexadecimal digest of the first `bytes` bytes; null if unknown. */
  of(id: string, bytes: number): string | null {
    const running = this.#running.get(id);
    return running?.offset === bytes ? running.hash.copy().digest('hex') : null;
  }

  forget(id: string): void {
    this.#running.delete(id);
  }
}

/** Passes on the bytes as they are; `Readable.toWeb` would copy each chunk. */
function streamOf(source: Readable, see: (chunk: Uint8Array) => void): ReadableStream {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) return controller.close();
        see(value);
        controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    // Reads nothing of a request that is refused.
    { highWaterMark: 0 },
  );
}
