import { availableParallelism } from 'node:os';
import { ReadingChild, type ReadingLimits, READING_PROGRAM } from './reading-child.ts';
import type { ReadingTask } from './reading-tasks.ts';

export interface PoolOptions extends ReadingLimits {
  /** Maximum number of concurrent readings; the others wait. */
  readonly most: number;
  /** Milliseconds until an idle process exits. */
  readonly idleMs: number;
  readonly program: string;
}

export const POOL: PoolOptions = {
  most: Math.min(2, availableParallelism()),
  idleMs: 10_000,
  timeMs: 60_000,
  timePerMegabyteMs: 1_000,
  memoryMb: 1_024,
  program: READING_PROGRAM,
};

/** Active readings and the queue for a free slot. */
interface Lane {
  readonly most: number;
  busy: number;
  readonly queue: { go(): void; fail(reason: Error): void }[];
}
const lane = (most: number): Lane => ({ most, busy: 0, queue: [] });

/**
 * A pool of reading processes. Processes start on demand and exit when idle. Table rows have a queue of their own: an
 * import reads them for minutes, and previews must not wait for it.
 */
export class ReadingPool {
  private readonly idle = new Map<ReadingChild, NodeJS.Timeout>();
  private readonly all = new Set<ReadingChild>();
  private readonly files: Lane;
  private readonly rows: Lane;
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    this.files = lane(options.most);
    this.rows = lane(options.most);
  }

  /**
   * Yields the result in pieces; the next is prepared while the current one is consumed. Leaving the loop or aborting
   * stops the reading.
   */
  async *pieces(task: ReadingTask, bytes: Uint8Array, signal?: AbortSignal): AsyncGenerator<string> {
    const own = task.what === 'rows' ? this.rows : this.files;
    await this.turn(own, signal);
    const child = this.taken();
    const giveUp = (): void => child.end(signal?.reason as Error);
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) giveUp();
    let coming: Promise<string | null> = Promise.resolve(null);
    try {
      await child.begin(task, bytes);
      coming = child.next();
      for (let piece = await coming; piece !== null; piece = await coming) {
        coming = child.next();
        coming.catch(() => undefined);
        yield piece;
      }
    } finally {
      signal?.removeEventListener('abort', giveUp);
      void coming.catch(() => null).then(() => this.release(own, child));
    }
  }

  /** Kills every process. Active readings fail without a refusal, so they are retried after the restart. */
  close(): void {
    this.closed = true;
    for (const child of this.idle.keys()) child.leave();
    for (const child of this.all) child.end(stopping());
    for (const { queue } of [this.files, this.rows]) for (const { fail } of queue.splice(0)) fail(stopping());
  }

  private async turn(own: Lane, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.closed) throw stopping();
    if (own.busy < own.most) own.busy += 1;
    else await this.handedOn(own.queue, signal);
  }

  /** Resolves when a finished reading frees its slot. */
  private async handedOn(queue: Lane['queue'], signal?: AbortSignal): Promise<void> {
    let leave = (): void => {};
    try {
      await new Promise<void>((go, fail) => {
        const waiting = { go, fail };
        queue.push(waiting);
        leave = () => {
          queue.splice(queue.indexOf(waiting), 1);
          fail(signal?.reason as Error);
        };
        signal?.addEventListener('abort', leave);
      });
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  private taken(): ReadingChild {
    for (const [child, end] of this.idle) {
      clearTimeout(end);
      this.idle.delete(child);
      if (child.alive) return child;
      this.all.delete(child);
    }
    const child = new ReadingChild(this.options.program, this.options);
    this.all.add(child);
    return child;
  }

  private release(own: Lane, child: ReadingChild): void {
    if (child.alive && !this.closed)
      this.idle.set(child, setTimeout(() => this.retire(child), this.options.idleMs).unref());
    else this.all.delete(child);
    const next = own.queue.shift();
    if (next) next.go();
    else own.busy -= 1;
  }

  private retire(child: ReadingChild): void {
    this.idle.delete(child);
    this.all.delete(child);
    child.leave();
  }
}

const stopping = (): Error => new Error('The server is stopping');
