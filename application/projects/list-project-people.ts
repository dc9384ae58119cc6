import { type Page, type PageRequest, refuse, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ProjectPerson } from '@evident/domain/projects';
import { type Handler, Query } from '../kernel/message.ts';
import type { AccessReader } from './access-reader.ts';

/** The members who reach a project, with the level they hold and why. */
export class ListProjectPeople extends Query<Page<ProjectPerson>> {
  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListProjectPeopleHandler implements Handler<ListProjectPeople> {
  constructor(private readonly access: AccessReader) {}

  async execute({ actor, projectId, page }: ListProjectPeople): Promise<Page<ProjectPerson>> {
    return (await this.access.people(actor, projectId, page)) ?? refuse('NotFound', 'Project not found');
  }
}
