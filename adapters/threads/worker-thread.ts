// Not tinypool: a document's next task must run in the thread that holds it, and a pool picks any thread.
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface WorkerThreadOptions<Answered = unknown> {
  /** Milliseconds of processor time per task; a thread that takes longer is replaced. */
  readonly timeMs: number;
  /** Heap of one thread. */
  readonly memoryMb: number;
  /** Path of its module. */
  readonly program: string;
  /** Milliseconds until a thread without tasks ends, with its state. Null: never. A function computes it from the last answer. */
  readonly idleMs: number | null | ((answer: Answered) => number);
}

const SOURCES = extname(import.meta.filename) === '.ts';
/** Times the processor time that a task may last, such as on a busy machine or if it waits in vain. */
const PATIENCE = 8;
/** Least milliseconds between two looks at the processor time of a task. */
const LOOK_MS = 50;

/** A task used more time or memory than its thread may. */
export class ThreadLimitExceeded extends Error {}

interface Job<Asked, Answered> {
  readonly asked: Asked;
  give(answer: Answered): void;
  fail(reason: Error): void;
}

/**
 * Runs tasks in a worker thread, one at a time in order. Starts it with the first task and restarts it if it dies.
 * `ended` is called whenever its state is gone.
 */
export class WorkerThread<Asked, Answered> {
  private worker: Worker | null = null;
  private current: Job<Asked, Answered> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting: Job<Asked, Answered>[] = [];
  private closed = false;
  private idleMs: number | null = null;

  constructor(
    private readonly options: WorkerThreadOptions<Answered>,
    private readonly ended: () => void = () => {},
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
    if (this.current) return;
    if (this.waiting.length === 0) return this.rest();
    clearTimeout(this.timer);
    this.current = this.waiting.shift()!;
    if (this.closed) return this.settle()!.fail(stopping());
    this.worker ??= this.started();
    this.worker.ref();
    this.limit(this.worker);
    this.worker.postMessage(this.current.asked, []);
  }

  /** Ends an idle thread, which frees its memory. */
  private rest(): void {
    const { worker, idleMs } = this;
    if (!worker || idleMs === null) return;
    this.timer = setTimeout(() => {
      this.worker = null;
      this.ended();
      void worker.terminate();
    }, idleMs).unref();
  }

  /** Replaces the thread when its current task is out of time. */
  private limit(worker: Worker): void {
    const job = this.current;
    const began = performance.now();
    const before = cpuMs(worker);
    const look = async (): Promise<void> => {
      const used = (await cpuMs(worker)) - (await before);
      if (this.current !== job || worker !== this.worker) return;
      const left = Math.min(this.options.timeMs - used, PATIENCE * this.options.timeMs - (performance.now() - began));
      if (left > 0) this.timer = setTimeout(() => void look(), Math.max(LOOK_MS, left));
      else
        this.lose(
          new ThreadLimitExceeded(`A task of a worker thread took longer than ${this.options.timeMs / 1_000} seconds`),
        );
    };
    this.timer = setTimeout(() => void look(), this.options.timeMs);
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
      const { idleMs } = this.options;
      this.idleMs = typeof idleMs === 'function' ? idleMs(answer) : idleMs;
      worker.unref();
      this.next();
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      if (worker !== this.worker) return;
      const isLimit = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.lose(isLimit ? new ThreadLimitExceeded(error.message, { cause: error }) : error);
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
    this.ended();
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

/** Processor time of a thread; 0 before it runs and after it ended. */
async function cpuMs(worker: Worker): Promise<number> {
  const used = await worker.cpuUsage().catch(() => null);
  return used ? (used.user + used.system) / 1_000 : 0;
}
