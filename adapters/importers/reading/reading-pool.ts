import { availableParallelism } from 'node:os';
import { ReadingChild, type ReadingLimits, READING_PROGRAM } from './reading-child.ts';
import type { ReadingTask } from './reading-tasks.ts';

export interface PoolOptions extends ReadingLimits {
  /** How many read at once; the others wait. */
  readonly most: number;
  /** Milliseconds after which a process that has nothing to read ends. */
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

/** Those that read at once, and those that wait for them. */
interface Lane {
  readonly most: number;
  busy: number;
  readonly queue: { go(): void; fail(reason: Error): void }[];
}
const lane = (most: number): Lane => ({ most, busy: 0, queue: [] });

/**
 * Processes that read; the first begins with the first thing to read, and each ends when there is nothing more for a while. The rows of tables have a lane of
 * their own: an import goes through them for minutes, and nobody who looks at a file waits for it.
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

  /** The pieces of what is read, one made while the one before it is used. Whoever leaves the loop, or gives the signal, ends the reading. */
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

  /** Ends every process. What is being read fails, without being refused: it is to be read again after the restart. */
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

  /** Resolves when somebody who is done hands on their place. */
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
