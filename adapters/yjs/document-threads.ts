import type { Speakers } from '@evident/application/content/document-codec';
import { type DocumentTasks, OF_DERIVED } from '@evident/application/content/document-tasks';
import type { DocumentSince, DocumentWorkers } from '@evident/application/content/document-workers';
import type { ComparedText, Comparison } from '@evident/domain/history';
import { Refusal, type Uuid } from '@evident/domain/kernel';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { ThreadLimitExceeded, WorkerThread, type WorkerThreadOptions } from '../threads/worker-thread.ts';
import type { SentDocument } from './kept-documents.ts';

export interface AskedTask {
  readonly document: SentDocument;
  readonly task: keyof DocumentTasks;
  readonly input: unknown;
}
export type Asked =
  | AskedTask
  | { readonly begin: { readonly content: string; readonly speakers: Speakers } }
  | { readonly compare: { readonly before: ComparedText; readonly after: ComparedText } };
export type Answered =
  | { readonly result: unknown }
  | { readonly stale: true }
  | { readonly failed: string }
  | { readonly refused: { readonly code: Refusal['code']; readonly title: string; readonly advice?: string } };

export interface ThreadOptions extends WorkerThreadOptions {
  readonly threads: number;
}

const OPTIONS: ThreadOptions = {
  threads: Math.min(2, availableParallelism()),
  timeMs: 30_000,
  memoryMb: 1_024,
  // Starting one and opening its documents again takes a tenth of a second.
  idleMs: 30_000,
  program: join(import.meta.dirname, `document-thread${extname(import.meta.filename)}`),
};

/** State of a document held by its thread. */
interface Held {
  readonly seq: number;
  readonly derivedSeq: number;
}

/** Worker threads that keep documents open. Each document is bound to one thread, which runs its tasks in order. */
export class DocumentThreads implements DocumentWorkers {
  private readonly documents = new Map<Uuid, Held>();
  private readonly threads: WorkerThread<Asked, Answered>[];

  constructor(options: Partial<ThreadOptions> = {}) {
    const all = { ...OPTIONS, ...options };
    this.threads = Array.from(
      { length: all.threads },
      (_, index) => new WorkerThread<Asked, Answered>(all, () => this.forget(index)),
    );
  }

  held(documentId: Uuid): number {
    return this.documents.get(documentId)?.seq ?? -1;
  }

  async begun(documentId: Uuid, content: string, speakers: Speakers): Promise<Uint8Array> {
    const answer = await asked(this.threadOf(documentId), { begin: { content, speakers } });
    if ('result' in answer) return answer.result as Uint8Array;
    throw new Error(`A document could not be opened: ${'failed' in answer ? answer.failed : ''}`);
  }

  async compared(before: ComparedText, after: ComparedText): Promise<Comparison> {
    const answer = await asked(this.threads[0]!, { compare: { before, after } });
    if ('result' in answer) return answer.result as Comparison;
    throw new Error(`Two versions could not be compared: ${'failed' in answer ? answer.failed : ''}`);
  }

  async run<Task extends keyof DocumentTasks>(
    task: Task,
    document: DocumentSince,
    input: Parameters<DocumentTasks[Task]>[1],
  ): Promise<ReturnType<DocumentTasks[Task]>> {
    const { id, base, updates, lastSeq, derivedSeq, uncommitted } = document;
    const held = this.documents.get(id);
    const remembers = held?.derivedSeq === derivedSeq && base >= 0;
    const text = async (): Promise<string | null> => (OF_DERIVED.includes(task) ? document.text() : null);
    const whole = async (): Promise<AskedTask> => ({
      task,
      input,
      document: { id, base: -1, updates: await document.all(), lastSeq, text: await text() },
    });
    const thread = this.threadOf(id);
    let next: AskedTask = {
      task,
      input,
      document: { id, base, updates, lastSeq, text: remembers ? null : await text() },
    };
    this.documents.delete(id);
    for (let tried = 1; ; tried += 1) {
      try {
        const answer = await asked(thread, next);
        if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.title, answer.refused.advice);
        if ('result' in answer) {
          const result = answer.result as ReturnType<DocumentTasks[Task]>;
          if (!uncommitted)
            this.remember(id, {
              seq: lastSeq,
              derivedSeq:
                task === 'derive'
                  ? lastSeq + marksOf(result)
                  : task === 'anchor' || task === 'anchorAll'
                    ? derivedSeq
                    : remembers
                      ? derivedSeq
                      : -1,
            });
          return result;
        }
        if ('failed' in answer) throw new Error(`A document could not be read: ${answer.failed}`);
      } catch (error) {
        if (error instanceof Refusal || tried === TRIES) throw error;
      }
      if (tried === TRIES) throw new Error('A document could not be read');
      next = await whole();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.close()));
  }

  private threadOf(id: Uuid): WorkerThread<Asked, Answered> {
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

/** @throws Refusal for a document beyond the limits of a thread: trying again takes as long and fails again */
async function asked(thread: WorkerThread<Asked, Answered>, task: Asked): Promise<Answered> {
  try {
    return await thread.ask(task);
  } catch (error) {
    if (!(error instanceof ThreadLimitExceeded)) throw error;
    throw new Refusal(
      'UnprocessableContent',
      'The text takes too much time or memory',
      'Split it into several, or remove large tables.',
    );
  }
}

const TRIES = 2;
const REMEMBERED_MAX = 1_000;
const marksOf = (result: unknown): number => (result as { marks: readonly unknown[] }).marks.length;
