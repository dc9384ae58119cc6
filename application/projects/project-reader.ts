import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectCounts, ProjectFilter, ProjectView } from '@evident/domain/projects';
import type { Clause } from '@evident/domain/filters';
import type { NoteReading } from '../notes/index.ts';

/** A list of projects: those of a list under a clause, in an order. */
export interface ProjectList extends Pick<ProjectFilter, 'list' | 'sort'> {
  readonly clause: Clause;
}

/** Projects as an actor sees them; those they may not see are not there. */
export interface ProjectReader {
  project(actor: Actor, projectId: Uuid): Promise<ProjectView | null>;
  page(actor: Actor, list: ProjectList, page: PageRequest): Promise<Page<ProjectView>>;
  /** The words of its readme. */
  readme(actor: Actor, projectId: Uuid): Promise<NoteReading | null>;
  counts(actor: Actor, projectId: Uuid): Promise<ProjectCounts | null>;
}
