import type { Uuid } from '@evident/domain/kernel';
import type { MovePreview, MovedType, Obstacle } from '@evident/domain/moving';
import type { AppliedTag } from '@evident/domain/tags';

/** The objects of a move: notes or insights, and where they go. */
export interface Moved {
  readonly type: MovedType;
  readonly ids: readonly Uuid[];
}

/** Moves notes and insights with everything that belongs to them, inside a unit of work. */
export interface MovingStore {
  /** Locks the objects in id order; returns those that exist, with their project. */
  lock(moved: Moved): Promise<{ id: Uuid; projectId: Uuid }[]>;
  /** Those that cannot move to a project, with the reason. */
  obstacles(moved: Moved, to: Uuid): Promise<Obstacle[]>;
  counts(moved: Moved): Promise<Omit<MovePreview, 'obstacles' | 'knownTags' | 'newTags'>>;
  /** The highlights of the notes. */
  highlightsOf(moved: Moved): Promise<Uuid[]>;
  /** Tags of a project on highlights of the notes, also in the trash; not those of the workspace. */
  projectTags(moved: Moved): Promise<AppliedTag[]>;
  /** Moves the objects with their highlights, comments, files, summaries and notifications. */
  move(moved: Moved, to: Uuid, at: Date): Promise<void>;
}
