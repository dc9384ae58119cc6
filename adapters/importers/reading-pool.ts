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

export const POOL: PoolOptions = { most: Math.min(2, availableParallelism()), idleMs: 10_000, timeMs: 60_000, timePerMegabyteMs: 1_000, memoryMb: 1_024, program: READING_PROGRAM };

/** Processes that read; the first begins with the first thing to read, and each ends when there is nothing more for a while. */
export class ReadingPool {
  private readonly idle = new Map<ReadingChild, NodeJS.Timeout>();
  private readonly all = new Set<ReadingChild>();
  private readonly queue: { go(): void; fail(reason: Error): void }[] = [];
  private busy = 0;
  private closed = false;

  constructor(private readonly options: PoolOptions) {}

  /** The pieces of what is read, one made while the one before it is used. Whoever leaves the loop, or gives the signal, ends the reading. */
  async *pieces(task: ReadingTask, bytes: Uint8Array, signal?: AbortSignal): AsyncGenerator<string> {
    await this.turn(signal);
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
      void coming.catch(() => null).then(() => this.release(child));
    }
  }

  /** Ends every process. What is being read fails, without being refused: it is to be read again after the restart. */
  close(): void {
    this.closed = true;
    for (const child of this.idle.keys()) child.leave();
    for (const child of this.all) child.end(stopping());
    for (const { fail } of this.queue.splice(0)) fail(stopping());
  }

  private async turn(signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (this.closed) throw stopping();
    if (this.busy < this.options.most) this.busy += 1;
    else await this.handedOn(signal);
  }

  /** Resolves when somebody who is done hands on their place. */
  private async handedOn(signal?: AbortSignal): Promise<void> {
    let leave = (): void => {};
    try {
      await new Promise<void>((go, fail) => {
        const waiting = { go, fail };
        this.queue.push(waiting);
        leave = () => {
          this.queue.splice(this.queue.indexOf(waiting), 1);
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

  private release(child: ReadingChild): void {
    if (child.alive && !this.closed) this.idle.set(child, setTimeout(() => this.retire(child), this.options.idleMs).unref());
    else this.all.delete(child);
    const next = this.queue.shift();
    if (next) next.go();
    else this.busy -= 1;
  }

  private retire(child: ReadingChild): void {
    this.idle.delete(child);
    this.all.delete(child);
    child.leave();
  }
}

const stopping = (): Error => new Error('The server is stopping');
