import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectCounts } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { ProjectReader } from './project-reader.ts';

/** How many notes, highlights, insights and tags a project holds. */
export class GetProjectCounts extends Query<ProjectCounts> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
  ) {
    super();
  }
}

export class GetProjectCountsHandler implements Handler<GetProjectCounts> {
  constructor(private readonly projects: ProjectReader) {}

  async execute({ actor, projectId }: GetProjectCounts): Promise<ProjectCounts> {
    return (await this.projects.counts(actor, projectId)) ?? refuse('NotFound', 'Project not found');
  }
}
