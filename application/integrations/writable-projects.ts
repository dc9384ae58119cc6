import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Projects to which an actor may add notes. */
export interface WritableProjects {
  /** Those whose title has the words, by title. */
  search(actor: Actor, words: string, most: number): Promise<{ readonly id: Uuid; readonly title: string }[]>;
  mayWrite(actor: Actor, projectId: Uuid): Promise<boolean>;
}
