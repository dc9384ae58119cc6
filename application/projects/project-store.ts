import type { Ranked, Uuid } from '@evident/domain/kernel';
import type { Project } from '@evident/domain/projects';

/** Projects of one team, inside a unit of work. */
export interface ProjectStore {
  find(projectId: Uuid): Promise<Project | null>;
  save(project: Project): Promise<void>;
  /** Counts all projects of the team, including archived and invisible ones. */
  count(): Promise<number>;
  /** Direct children of a folder, or of the top, by rank. */
  neighbors(folderId: Uuid | null): Promise<Ranked[]>;
  rank(places: readonly Ranked[]): Promise<void>;
}
