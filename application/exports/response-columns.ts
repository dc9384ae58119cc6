import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Responses to survey questions as columns of an exported table. Equal questions of several notes are one column. */
export interface ResponseColumns {
  /** The questions of a project that have a response, in the order of their notes; at most 100. */
  columns(actor: Actor, projectId: Uuid): Promise<string[]>;
  /** The cells of notes under these questions. Notes without a response are left out. */
  cells(
    actor: Actor,
    questions: readonly string[],
    noteIds: readonly Uuid[],
  ): Promise<ReadonlyMap<Uuid, readonly string[]>>;
}
