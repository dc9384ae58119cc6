import type { AccessReader } from '@evident/application/projects/access-reader';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import type {
  AccessRequestView,
  GrantView,
  Guarded,
  PrivateProjectView,
  ProjectPerson,
} from '@evident/domain/projects';
import { type Keyed, keyset, type Order, pageFrom } from '../keyset.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';
import { type GrantRow, GRANTS_ON, viewGrant } from './grants-on.ts';
import { ORPHANED } from './kept-full.ts';
import { PEOPLE, type PersonRow, viewPerson } from './project-people.ts';
import { visibleFolders } from './visible-folders.ts';

interface RequestRow {
  id: Uuid;
  role: AccessRequestView['role'];
  message: string;
  projectId: Uuid;
  title: string;
  memberId: Uuid;
  name: string;
  createdAt: Date;
}
interface PrivateRow {
  id: Uuid;
  createdAt: Date;
  memberId: Uuid;
  name: string;
}

const OLDEST = (table: string): Order => ({
  columns: [
    { sql: `${table}.created_at`, type: 'timestamptz' },
    { sql: `${table}.id`, type: 'uuid' },
  ],
});
const BY_NAME: Order = {
  columns: [
    { sql: 'lower(m.name)', type: 'text' },
    { sql: 'm.id', type: 'uuid' },
  ],
};

export class PostgresAccessReader implements AccessReader {
  constructor(private readonly reads: PostgresReads) {}

  grants(actor: Actor, { kind, id }: Guarded): Promise<GrantView[] | null> {
    const scope = kind === 'project' ? visibleProjects(actor, 'READ', 2) : visibleFolders(actor, 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const seen = await rows(`SELECT 1 FROM ${kind} WHERE id = $1 AND id IN ${scope.sql}`, [id, ...scope.parameters]);
      return seen.length === 0 ? null : (await rows<GrantRow>(GRANTS_ON[kind], [id])).map(viewGrant);
    });
  }

  people(actor: Actor, projectId: Uuid, page: PageRequest): Promise<Page<ProjectPerson> | null> {
    const scope = visibleProjects(actor, 'READ', 2);
    const keys = keyset(BY_NAME, page, 2);
    return this.reads.read(actor.teamId, async (rows) => {
      const seen = await rows(`SELECT 1 FROM project WHERE id = $1 AND id IN ${scope.sql}`, [
        projectId,
        ...scope.parameters,
      ]);
      if (seen.length === 0) return null;
      return pageFrom(await rows<Keyed<PersonRow>>(PEOPLE(keys), [projectId, ...keys.parameters]), page, viewPerson);
    });
  }

  requests(actor: Actor, page: PageRequest): Promise<Page<AccessRequestView>> {
    const scope = visibleProjects(actor, 'FULL', 1);
    const next = 1 + scope.parameters.length;
    const keys = keyset(OLDEST('r'), page, next + 1);
    const inScope = `r.project_id IN ${scope.sql}`;
    // Titles of private projects stay hidden from those who answer for nobody. Nobody answers their own request.
    const answerable = `(${inScope} OR (r.requested_by <> $${next} AND ${managesWorkspaceContent(actor)} AND ${ORPHANED}))`;
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<RequestRow>>(
        `SELECT r.id, r.role, r.message, r.created_at AS "createdAt", p.id AS "projectId", CASE WHEN ${inScope} THEN p.title ELSE '' END AS title, m.id AS "memberId", m.name, ${keys.select}
         FROM access_request r JOIN project p ON p.id = r.project_id JOIN member m ON m.id = r.requested_by
         WHERE r.state = 'PENDING' AND m.removed_at IS NULL AND ${answerable} AND ${keys.where} ${keys.tail}`,
        [...scope.parameters, actor.userId, ...keys.parameters],
      );
      return pageFrom(found, page, ({ id, role, message, projectId, title, memberId, name, createdAt }) => ({
        id,
        role,
        message,
        project: { id: projectId, title },
        requestedBy: { id: memberId, name },
        createdAt: createdAt.toISOString(),
      }));
    });
  }

  outOfReach(actor: Actor, page: PageRequest): Promise<Page<PrivateProjectView>> {
    const scope = visibleProjects(actor, 'READ', 1);
    const keys = keyset(OLDEST('p'), page, 1 + scope.parameters.length);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<PrivateRow>>(
        `SELECT p.id, p.created_at AS "createdAt", m.id AS "memberId", m.name, ${keys.select} FROM project p JOIN member m ON m.id = p.created_by
         WHERE p.id NOT IN ${scope.sql} AND ${keys.where} ${keys.tail}`,
        [...scope.parameters, ...keys.parameters],
      );
      return pageFrom(found, page, ({ id, createdAt, memberId, name }) => ({
        id,
        createdBy: { id: memberId, name },
        createdAt: createdAt.toISOString(),
      }));
    });
  }
}
