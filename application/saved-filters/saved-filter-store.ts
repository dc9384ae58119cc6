import type { SavedFilter } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';

/** Saved filters of one team, inside a unit of work. */
export interface SavedFilterStore {
  /** Locked. */
  find(filterId: Uuid): Promise<SavedFilter | null>;
  /** How many there are for a type of object in a project, or with null in the workspace. */
  countAt(place: Pick<SavedFilter, 'objectType' | 'projectId'>): Promise<number>;
  save(filter: SavedFilter): Promise<void>;
  remove(filterId: Uuid): Promise<void>;
}
