import { ListAccess, ListPrivateProjects, ListProjectPeople } from '@evident/application/projects/access-queries';
import { SetAccess } from '@evident/application/projects/set-access';
import { TakeAccess } from '@evident/application/projects/take-access';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { AccessListDto, GrantWordingDto, PrivateProjectPageDto, ProjectPersonPageDto } from './access.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const ACCESS_OPERATIONS = {
  listProjectAccess: operation({
    route: 'GET /projects/{projectId}/access',
    asks: ListAccess,
    summary: 'List the grants on a project and where they come from',
    answers: AccessListDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId: id }) => new ListAccess(actor, { kind: 'project', id }),
    answer: (items) => ({ items }),
  }),
  setProjectAccess: operation({
    route: 'PUT /projects/{projectId}/access',
    asks: SetAccess,
    summary: 'Grant an access level on a project, or revoke it with none',
    body: GrantWordingDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId: id, body: wording }) => new SetAccess(actor, { kind: 'project', id }, wording),
  }),
  listProjectPeople: operation({
    route: 'GET /projects/{projectId}/people',
    asks: ListProjectPeople,
    summary: 'List the members with access to a project, with level and reason',
    query: PageQueryDto,
    answers: ProjectPersonPageDto,
    refuses: ['NotFound'],
    message: ({ actor, projectId, query: page }) => new ListProjectPeople(actor, projectId, pageRequest(page)),
  }),
  listFolderAccess: operation({
    route: 'GET /folders/{folderId}/access',
    asks: ListAccess,
    summary: 'List the grants on a folder and where they come from',
    answers: AccessListDto,
    refuses: ['NotFound'],
    message: ({ actor, folderId: id }) => new ListAccess(actor, { kind: 'folder', id }),
    answer: (items) => ({ items }),
  }),
  setFolderAccess: operation({
    route: 'PUT /folders/{folderId}/access',
    asks: SetAccess,
    summary: 'Grant an access level on a folder and its content, or revoke it with none',
    body: GrantWordingDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, folderId: id, body: wording }) => new SetAccess(actor, { kind: 'folder', id }, wording),
  }),
  listPrivateProjects: operation({
    route: 'GET /private-projects',
    asks: ListPrivateProjects,
    summary: 'As an administrator, list the projects you have no access to, without their titles',
    query: PageQueryDto,
    answers: PrivateProjectPageDto,
    message: ({ actor, query: page }) => new ListPrivateProjects(actor, pageRequest(page)),
  }),
  takeAccess: operation({
    route: 'POST /projects/{projectId}/take-access',
    asks: TakeAccess,
    summary: 'As an administrator, take full access to a project; the audit log records it',
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, projectId }) => new TakeAccess(actor, projectId),
  }),
};
