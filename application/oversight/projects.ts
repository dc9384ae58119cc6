import type { Page, PageRequest } from '@evident/domain/kernel';
import type { OverseenProject, OverseenProjectFilter } from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import { queryWith } from '../kernel/message-with.ts';

/** All projects of a workspace, for admins. */
export interface OverseenProjectReader {
  list(actor: Actor, filter: OverseenProjectFilter, page: PageRequest): Promise<Page<OverseenProject>>;
}

const EXPORTED_AT_ONCE = 100;

/** Lists all projects of the workspace with owner, access and size. */
export class ListWorkspaceProjects extends queryWith({ scope: 'read', role: 'admin' })<
  { filter: OverseenProjectFilter; page: PageRequest },
  Page<OverseenProject>
> {}
export const ListWorkspaceProjectsHandler = answeredBy(
  ({ actor, filter, page }: ListWorkspaceProjects, projects: OverseenProjectReader) =>
    projects.list(actor, filter, page),
);

/** Reads the list in pieces. */
export class ExportWorkspaceProjects extends queryWith({ scope: 'read', role: 'admin', exports: true })<
  { filter: OverseenProjectFilter },
  AsyncIterable<OverseenProject[]>
> {}
export const ExportWorkspaceProjectsHandler = answeredBy(
  async ({ actor, filter }: ExportWorkspaceProjects, projects: OverseenProjectReader) =>
    piecesOf(actor, filter, projects),
);

async function* piecesOf(
  actor: Actor,
  filter: OverseenProjectFilter,
  projects: OverseenProjectReader,
): AsyncIterable<OverseenProject[]> {
  let cursor: string | null = null;
  do {
    const { items, next }: Page<OverseenProject> = await projects.list(actor, filter, {
      limit: EXPORTED_AT_ONCE,
      cursor,
    });
    yield items;
    cursor = next;
  } while (cursor !== null);
}
