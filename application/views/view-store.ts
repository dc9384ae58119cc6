import type { Uuid } from '@evident/domain/kernel';
import type { ProjectView, ViewedType } from '@evident/domain/views';
import type { ThingStore } from '../saved-things/index.ts';

/** Saved views of one team, inside a unit of work. */
export interface ViewStore extends ThingStore<ProjectView> {
  /** By rank, locked. */
  ofProject(projectId: Uuid): Promise<ProjectView[]>;
  save(...views: readonly ProjectView[]): Promise<void>;
  /** Ends that another view of the type opens first. */
  clearDefault(projectId: Uuid, objectType: ViewedType): Promise<void>;
}
