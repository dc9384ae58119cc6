import type { ComparedText, Comparison } from '@evident/domain/history';
import type { Uuid } from '@evident/domain/kernel';
import type { Speakers } from './document-codec.ts';
import type { DocumentTasks } from './document-tasks.ts';

/** A locked document for a worker: the state that the worker may hold, and later updates. */
export interface DocumentSince {
  readonly id: Uuid;
  /** The update up to which a worker is expected to hold the document; -1 if `updates` are complete. */
  readonly base: number;
  readonly updates: readonly Uint8Array[];
  readonly lastSeq: number;
  /** The last derived update. */
  readonly derivedSeq: number;
  /**
   * Whether a rollback would revert some of the updates. Workers do not cache such a document: the next update reuses
   * the number.
   */
  readonly uncommitted: boolean;
  /** Reads all updates, for a worker that no longer holds the document. */
  all(): Promise<readonly Uint8Array[]>;
  /** Reads the last derived text. */
  text(): Promise<string>;
}

type Input<Task extends keyof DocumentTasks> = Parameters<DocumentTasks[Task]>[1];

/** Processes documents off the request thread. */
export interface DocumentWorkers {
  /** The update up to which a worker holds a document; -1 if none. */
  held(documentId: Uuid): number;
  /** Creates the first state of a document, from JSON of its content. */
  begun(documentId: Uuid, content: string, speakers: Speakers): Promise<Uint8Array>;
  /** Compares two versions of a text. */
  compared(before: ComparedText, after: ComparedText): Promise<Comparison>;
  /**
   * Runs a task on a document. Changes by a task must be stored as the next update; otherwise the worker reads the
   * document again.
   * @throws Refusal of the task; an error if the worker failed twice
   */
  run<Task extends keyof DocumentTasks>(
    task: Task,
    document: DocumentSince,
    input: Input<Task>,
  ): Promise<ReturnType<DocumentTasks[Task]>>;
}
