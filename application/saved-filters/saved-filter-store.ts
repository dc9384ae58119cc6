import type { SavedFilter } from '@evident/domain/filters';
import type { ThingStore } from '../saved-things/index.ts';

/** Saved filters of one team, inside a unit of work. */
export interface SavedFilterStore extends ThingStore<SavedFilter> {
  /** How many there are for a type of object in a project, or with null in the workspace. */
  countAt(place: Pick<SavedFilter, 'objectType' | 'projectId'>): Promise<number>;
}
