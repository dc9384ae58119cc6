import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { ProjectReader } from './project-reader.ts';

/** One project. */
export class GetProject extends Query<ProjectView> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class GetProjectHandler implements Handler<GetProject> {
  constructor(private readonly projects: ProjectReader) {}

  async execute({ actor, projectId }: GetProject): Promise<ProjectView> {
    return (
      (await this.projects.project(actor, projectId)) ??
      refuse('NotFound', 'Project not found', 'If someone gave you the link, you can ask for access.')
    );
  }
}
