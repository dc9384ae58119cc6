import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Project } from '@evident/domain/projects';

/** Projects of one team inside a unit of work. */
export interface ProjectStore {
  find(projectId: Uuid): Promise<Project | null>;
  save(project: Project): Promise<void>;
  /** All of the team, archived ones and those the actor may not see among them. */
  count(): Promise<number>;
  /** What lies directly in a folder, or at the top, in the order of the ranks. */
  neighbours(folderId: Uuid | null): Promise<Ranked[]>;
  rank(places: readonly Ranked[]): Promise<void>;
}
