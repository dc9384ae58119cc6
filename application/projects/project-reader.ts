import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectCounts, ProjectFilter, ProjectView } from '@evident/domain/projects';
import type { NoteReading } from '../notes/index.ts';

/** Projects visible to an actor. */
export interface ProjectReader {
  project(actor: Actor, projectId: Uuid): Promise<ProjectView | null>;
  page(actor: Actor, filter: ProjectFilter, page: PageRequest): Promise<Page<ProjectView>>;
  /** The content of its readme. */
  readme(actor: Actor, projectId: Uuid): Promise<NoteReading | null>;
  counts(actor: Actor, projectId: Uuid): Promise<ProjectCounts | null>;
}
