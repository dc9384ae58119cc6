import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/views';

/** The saved views that an actor sees: those of readable projects, private ones only of their own. */
export interface ViewReader {
  /** By rank. */
  ofProject(actor: Actor, projectId: Uuid): Promise<ProjectView[]>;
  view(actor: Actor, viewId: Uuid): Promise<ProjectView | null>;
}
