import type { DocumentTasks } from '@evident/application/content/document-tasks';
import type { DocumentSince, DocumentWorkers } from '@evident/application/content/document-workers';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SentDocument } from './kept-documents.ts';

export interface Asked { readonly document: SentDocument; readonly task: keyof DocumentTasks; readonly input: unknown }
export type Answered =
  | { readonly result: unknown } | { readonly stale: true } | { readonly failed: string }
  | { readonly refused: { readonly code: Refusal['code']; readonly title: string; readonly advice?: string } };

export interface ThreadOptions {
  readonly threads: number;
  /** Milliseconds for one task; a thread that takes longer is replaced. */
  readonly timeMs: number;
  /** Heap of one thread. */
  readonly memoryMb: number;
  readonly program: string;
}

const SOURCES = extname(import.meta.filename) === '.ts';
const OPTIONS: ThreadOptions = { threads: Math.min(2, availableParallelism()), timeMs: 30_000, memoryMb: 1_024, program: join(import.meta.dirname, `document-thread${extname(import.meta.filename)}`) };

/** The state of a document that its thread holds. */
interface Held { readonly seq: number; readonly derivedSeq: number }

/** Worker threads that keep documents open. Each document belongs to one of them, which does one task at a time, in order. */
export class DocumentThreads implements DocumentWorkers {
  private readonly documents = new Map<Uuid, Held>();
  private readonly threads: Thread[];

  constructor(options: Partial<ThreadOptions> = {}) {
    const all = { ...OPTIONS, ...options };
    this.threads = Array.from({ length: all.threads }, (_, index) => new Thread(all, () => this.forget(index)));
  }

  held(documentId: Uuid): number {
    return this.documents.get(documentId)?.seq ?? -1;
  }

  async run<Task extends keyof DocumentTasks>(task: Task, document: DocumentSince, input: Parameters<DocumentTasks[Task]>[1]): Promise<ReturnType<DocumentTasks[Task]>> {
    const { id, base, updates, lastSeq, derivedSeq } = document;
    const held = this.documents.get(id);
    const remembers = held?.derivedSeq === derivedSeq && base >= 0;
    const text = async (): Promise<string | null> => (task === 'whole' ? null : document.text());
    const whole = async (): Promise<Asked> => ({ task, input, document: { id, base: -1, updates: await document.all(), lastSeq, text: await text() } });
    const thread = this.threadOf(id);
    let asked: Asked = { task, input, document: { id, base, updates, lastSeq, text: remembers ? null : await text() } };
    this.documents.delete(id);
    for (let tried = 1; ; tried += 1) {
      try {
        const answer = await thread.ask(asked);
        if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.title, answer.refused.advice);
        if ('result' in answer) {
          const result = answer.result as ReturnType<DocumentTasks[Task]>;
          this.remember(id, { seq: lastSeq, derivedSeq: task === 'derive' ? lastSeq + marksOf(result) : task === 'anchor' ? derivedSeq : (held?.derivedSeq ?? -1) });
          return result;
        }
        if ('failed' in answer) throw new Error(`A document could not be read: ${answer.failed}`);
      } catch (error) {
        if (error instanceof Refusal || tried === TRIES) throw error;
      }
      if (tried === TRIES) throw new Error('A document could not be read');
      asked = await whole();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private threadOf(id: Uuid): Thread {
    return this.threads[Number.parseInt(id.slice(-8), 16) % this.threads.length]!;
  }

  private remember(id: Uuid, held: Held): void {
    this.documents.set(id, held);
    if (this.documents.size > REMEMBERED_MAX) this.documents.delete(this.documents.keys().next().value!);
  }

  private forget(index: number): void {
    for (const id of this.documents.keys()) if (this.threadOf(id) === this.threads[index]) this.documents.delete(id);
  }
}

const TRIES = 2;
const REMEMBERED_MAX = 1_000;
const marksOf = (result: unknown): number => (result as { marks: readonly unknown[] }).marks.length;

interface Job { readonly asked: Asked; give(answer: Answered): void; fail(reason: Error): void }

/** One thread, started with its first task and again after it died. */
class Thread {
  private worker: Worker | null = null;
  private current: Job | null = null;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting: Job[] = [];
  private closed = false;

  constructor(private readonly options: ThreadOptions, private readonly died: () => void) {}

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
    this.timer = setTimeout(() => this.lose(new Error(`A document took longer than ${this.options.timeMs / 1_000} seconds`)), this.options.timeMs);
    this.worker.postMessage(this.current.asked, []);
  }

  private started(): Worker {
    const worker = new Worker(this.options.program, {
      resourceLimits: { maxOldGenerationSizeMb: this.options.memoryMb }, execArgv: SOURCES ? ['--no-warnings', '--experimental-transform-types'] : [], env: {},
    });
    worker.on('message', (answer: Answered) => {
      if (worker !== this.worker) return;
      this.settle()?.give(answer);
      worker.unref();
      this.next();
    });
    worker.on('error', (error) => { if (worker === this.worker) this.lose(error); });
    worker.on('exit', () => { if (worker === this.worker) this.lose(new Error('A worker thread ended')); });
    return worker;
  }

  /** Replaces the thread; what it was doing fails, what waits goes on in the next one. */
  private lose(reason: Error): void {
    const { worker } = this;
    this.worker = null;
    this.died();
    void worker?.terminate();
    this.settle()?.fail(reason);
    this.next();
  }

  private settle(): Job | null {
    const { current } = this;
    this.current = null;
    clearTimeout(this.timer);
    return current;
  }
}

const stopping = (): Error => new Error('The server is stopping');
