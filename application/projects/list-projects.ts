import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectFilter, ProjectView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { ProjectReader } from './project-reader.ts';

/** The projects an actor may see, or some of them. */
export class ListProjects extends Query<Page<ProjectView>> {
  constructor(
    readonly actor: Actor,
    readonly filter: ProjectFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListProjectsHandler implements Handler<ListProjects> {
  constructor(private readonly projects: ProjectReader) {}

  execute({ actor, filter, page }: ListProjects): Promise<Page<ProjectView>> {
    return this.projects.page(actor, filter, page);
  }
}
