import type { GrantView, PrivateProjectView, ProjectPerson } from '@evident/domain/projects';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { ACCESS_CHANGES, PROJECT_CHANGES } from '../../kernel/queries/changes.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PEOPLE = 50;
const PRIVATE = 20;

/** A project or a folder. */
export interface Guarded {
  kind: 'project' | 'folder';
  id: string;
}

async function grants({ kind, id }: Guarded): Promise<GrantView[]> {
  const list =
    kind === 'project'
      ? await answer(api.GET('/api/v1/projects/{projectId}/access', { params: { path: { projectId: id } } }))
      : await answer(api.GET('/api/v1/folders/{folderId}/access', { params: { path: { folderId: id } } }));
  return list.items;
}

/** The grants on a project or folder and on the folders around it. */
export const grantsQuery = (of: Guarded) =>
  queryOptions({
    queryKey: ['access', of.kind, of.id],
    queryFn: () => grants(of),
    meta: touchedBy<GrantView[]>({
      ...on(ACCESS_CHANGES, true),
      ...(of.kind === 'folder' && { 'folder:changed': { folderId: of.id } }),
    }),
  });

export const projectPeopleLists = family<Pages<ProjectPerson>>('project-people');

/** The members with access to a project, and why. */
export const projectPeopleQuery = (projectId: string) =>
  pagesOptions<ProjectPerson>(
    [...projectPeopleLists.queryKey, projectId],
    (cursor) =>
      answer(
        api.GET('/api/v1/projects/{projectId}/people', {
          params: { path: { projectId }, query: { cursor, limit: PEOPLE } },
        }),
      ),
    { ...on(ACCESS_CHANGES, true), ...on(PROJECT_CHANGES, { projectId }) },
  );

/** The open requests for access that the member can decide. */
export const accessRequestsQuery = () =>
  queryOptions({
    queryKey: ['access-requests'],
    queryFn: async () =>
      (await answer(api.GET('/api/v1/access-requests', { params: { query: { limit: WHOLE } } }))).items,
    meta: touchedBy(on([...ACCESS_CHANGES, 'access:requested', 'access:denied'], true)),
  });

/** For workspace admins: the private projects that they have no access to. */
export const privateProjectsQuery = () =>
  pagesOptions<PrivateProjectView>(
    ['private-projects'],
    (cursor) => answer(api.GET('/api/v1/private-projects', { params: { query: { cursor, limit: PRIVATE } } })),
    { ...on(ACCESS_CHANGES, true), ...on(PROJECT_CHANGES, true) },
  );
