import type { Uuid } from '@evident/domain/kernel';
import type { Speakers } from './document-codec.ts';
import type { DocumentTasks } from './document-tasks.ts';

/** A locked document as a worker needs it: what the worker may have already, and what came since. */
export interface DocumentSince {
  readonly id: Uuid;
  /** The update up to which a worker is expected to have the document; -1 when `updates` are all of them. */
  readonly base: number;
  readonly updates: readonly Uint8Array[];
  readonly lastSeq: number;
  /** The last update that was derived. */
  readonly derivedSeq: number;
  /** Whether a rollback would take back part of the updates. Workers do not keep such a document: the next update reuses the number. */
  readonly uncommitted: boolean;
  /** Reads all updates, for a worker that no longer has the document. */
  all(): Promise<readonly Uint8Array[]>;
  /** Reads the text that was derived last. */
  text(): Promise<string>;
}

type Input<Task extends keyof DocumentTasks> = Parameters<DocumentTasks[Task]>[1];

/** Does work on documents away from the thread that answers requests. */
export interface DocumentWorkers {
  /** The update up to which a worker has a document; -1 when none has it. */
  held(documentId: Uuid): number;
  /** The first state of a document, from JSON of its content. */
  begun(documentId: Uuid, content: string, speakers: Speakers): Promise<Uint8Array>;
  /**
   * Runs a task on a document. Changes that a task makes must be stored as the next update; otherwise the worker reads the document again.
   * @throws Refusal of the task; an error when the worker failed twice
   */
  run<Task extends keyof DocumentTasks>(
    task: Task,
    document: DocumentSince,
    input: Input<Task>,
  ): Promise<ReturnType<DocumentTasks[Task]>>;
}
