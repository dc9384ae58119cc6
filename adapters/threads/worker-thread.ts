// Not tinypool: a document's next task must run in the thread that holds it, and a pool picks any thread.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface WorkerThreadOptions {
  /** Milliseconds per task; a thread that takes longer is replaced. */
  readonly timeMs: number;
  /** Heap of one thread. */
  readonly memoryMb: number;
  /** Path of its module. */
  readonly program: string;
}

const SOURCES = extname(import.meta.filename) === '.ts';

interface Job<Asked, Answered> {
  readonly asked: Asked;
  give(answer: Answered): void;
  fail(reason: Error): void;
}

/** Runs tasks in a worker thread, one at a time in order. Starts it with the first task and restarts it if it dies. */
export class WorkerThread<Asked, Answered> {
  private worker: Worker | null = null;
  private current: Job<Asked, Answered> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting: Job<Asked, Answered>[] = [];
  private closed = false;

  constructor(
    private readonly options: WorkerThreadOptions,
    private readonly died: () => void = () => {},
  ) {}

  ask(asked: Asked): Promise<Answered> {
    return new Promise((give, fail) => {
      this.waiting.push({ asked, give, fail });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { fail } of this.waiting.splice(0)) fail(stopping());
    this.settle()?.fail(stopping());
    await this.worker?.terminate();
  }

  private next(): void {
    if (this.current || this.waiting.length === 0) return;
    this.current = this.waiting.shift()!;
    if (this.closed) return this.settle()!.fail(stopping());
    this.worker ??= this.started();
    this.worker.ref();
    this.timer = setTimeout(
      () => this.lose(new Error(`A task of a worker thread took longer than ${this.options.timeMs / 1_000} seconds`)),
      this.options.timeMs,
    );
    this.worker.postMessage(this.current.asked, []);
  }

  private started(): Worker {
    const worker = new Worker(this.options.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.options.memoryMb },
      execArgv: SOURCES ? ['--no-warnings', '--experimental-transform-types'] : [],
      env: {},
    });
    worker.on('message', (answer: Answered) => {
      if (worker !== this.worker) return;
      this.settle()?.give(answer);
      worker.unref();
      this.next();
    });
    worker.on('error', (error) => {
      if (worker === this.worker) this.lose(error);
    });
    worker.on('exit', () => {
      if (worker === this.worker) this.lose(new Error('A worker thread ended'));
    });
    return worker;
  }

  /** Replaces the thread: its current task fails, waiting tasks continue in the new one. */
  private lose(reason: Error): void {
    const { worker } = this;
    this.worker = null;
    this.died();
    void worker?.terminate();
    this.settle()?.fail(reason);
    this.next();
  }

  private settle(): Job<Asked, Answered> | null {
    const { current } = this;
    this.current = null;
    clearTimeout(this.timer);
    return current;
  }
}

const stopping = (): Error => new Error('The server is stopping');
