import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import type { TextTasks } from '@evident/application/texts/text-tasks';
import { TextLimitExceeded, type TextWorkers } from '@evident/application/texts/text-workers';
import { FairTurns } from '../threads/fair-turns.ts';
import { ThreadLimitExceeded, WorkerThread, type WorkerThreadOptions } from '../threads/worker-thread.ts';

export interface AskedText {
  readonly task: keyof TextTasks;
  readonly input: readonly unknown[];
}
export type AnsweredText = { readonly result: unknown } | { readonly failed: string };

interface TextThreadOptions extends WorkerThreadOptions {
  readonly threads: number;
}

/** The largest text takes a few seconds, a piece of one less than one. */
const OPTIONS: TextThreadOptions = {
  threads: Math.min(2, availableParallelism()),
  timeMs: 20_000,
  memoryMb: 512,
  idleMs: 10_000,
  program: join(import.meta.dirname, `text-thread${extname(import.meta.filename)}`),
};

type Thread = WorkerThread<AskedText, AnsweredText>;

/** A pool of worker threads for computations on texts. Threads start with the first task and end when idle. */
export class TextThreads implements TextWorkers {
  private readonly turns: FairTurns;
  private readonly all: readonly Thread[];
  private readonly idle: Thread[];

  constructor(options: Partial<TextThreadOptions> = {}) {
    const all = { ...OPTIONS, ...options };
    this.turns = new FairTurns(all.threads);
    this.all = Array.from({ length: all.threads }, () => new WorkerThread<AskedText, AnsweredText>(all));
    this.idle = [...this.all];
  }

  run<Task extends keyof TextTasks>(
    group: string,
    task: Task,
    ...input: Parameters<TextTasks[Task]>
  ): Promise<ReturnType<TextTasks[Task]>> {
    return this.turns.take(group, async () => {
      // The one used last, so that the others can end.
      const thread = this.idle.pop()!;
      try {
        return resultOf(await thread.ask({ task, input })) as ReturnType<TextTasks[Task]>;
      } catch (error) {
        throw error instanceof ThreadLimitExceeded ? new TextLimitExceeded(error.message, { cause: error }) : error;
      } finally {
        this.idle.push(thread);
      }
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((thread) => thread.close()));
  }
}

function resultOf(answered: AnsweredText): unknown {
  if ('failed' in answered) throw new Error(`A text could not be read: ${answered.failed}`);
  return answered.result;
}
