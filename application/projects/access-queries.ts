import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type {
  AccessRequestView,
  GrantView,
  Guarded,
  PrivateProjectView,
  ProjectPerson,
} from '@evident/domain/projects';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { AccessReader } from './access-reader.ts';

/** Lists the open requests that an actor can grant or deny. */
export class ListAccessRequests extends Query<Page<AccessRequestView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListAccessRequestsHandler = answeredBy(({ actor, page }: ListAccessRequests, access: AccessReader) =>
  access.requests(actor, page),
);

/** Lists the grants on a project or folder, with their source. */
export class ListAccess extends Query<GrantView[]> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly on: Guarded,
  ) {
    super();
  }
}

export const ListAccessHandler = answeredBy(({ actor, on }: ListAccess, access: AccessReader) =>
  found(access.grants(actor, on), on.kind === 'project' ? 'Project not found' : 'Folder not found'),
);

/** For admins: lists projects that they cannot access, without titles. */
export class ListPrivateProjects extends Query<Page<PrivateProjectView>> {
  static readonly requires = memberWith({
    scope: 'read',
    role: 'admin',
    refusal: { title: 'Only admins can list private projects' },
  });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListPrivateProjectsHandler = answeredBy(({ actor, page }: ListPrivateProjects, access: AccessReader) =>
  access.inaccessible(actor, page),
);

/** Lists the members with access to a project, with their level and its source. */
export class ListProjectPeople extends Query<Page<ProjectPerson>> {
  static readonly requires = memberWith({ scope: 'read', access: 'read' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListProjectPeopleHandler = answeredBy(
  ({ actor, projectId, page }: ListProjectPeople, access: AccessReader) =>
    found(access.people(actor, projectId, page), 'Project not found'),
);
