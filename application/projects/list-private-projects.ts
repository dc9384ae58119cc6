import { type Page, type PageRequest, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { PrivateProjectView } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { AccessReader } from './access-reader.ts';

/** As an admin, the projects one has no access to, without their titles. */
export class ListPrivateProjects extends Query<Page<PrivateProjectView>> {
  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListPrivateProjectsHandler implements Handler<ListPrivateProjects> {
  constructor(private readonly access: AccessReader) {}

  async execute({ actor, page }: ListPrivateProjects): Promise<Page<PrivateProjectView>> {
    if (!actor.workspaceAdmin) refuse('Forbidden', 'Only admins can list private projects');
    return this.access.outOfReach(actor, page);
  }
}
