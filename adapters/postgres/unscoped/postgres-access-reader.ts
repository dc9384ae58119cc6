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
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { type Order, inPages, pageFrom } from '../keyset.ts';
import { VISIBLE_OBJECT } from '../permissions/visible-object.ts';
import { visibleProjects } from '../scope.ts';
import { WITHOUT_FULL_ACCESS } from '../permissions/full-access.ts';
import type { PostgresReads } from '../reads.ts';
import { all, rowsOf } from './all-tables.ts';
import { grantsOn, viewGrant } from './grants-on.ts';
import { peopleOf, viewPerson } from './project-people.ts';

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
/**
 * Reads grants and access requests. Reason: members who manage access see requests for projects outside their own
 * grants, without titles.
 */
export class PostgresAccessReader implements AccessReader {
  constructor(private readonly reads: PostgresReads) {}

  async grants(actor: Actor, on: Guarded): Promise<GrantView[] | null> {
    if (!(await this.sees(actor, on))) return null;
    return (await this.reads.unscoped(actor.teamId, (rows) => rowsOf(rows, grantsOn(on)))).map(viewGrant);
  }

  async people(actor: Actor, projectId: Uuid, page: PageRequest): Promise<Page<ProjectPerson> | null> {
    if (!(await this.sees(actor, { kind: 'project', id: projectId }))) return null;
    return this.paged(actor, peopleOf(projectId), { order: BY_NAME, page, itemOf: viewPerson });
  }

  async requests(actor: Actor, page: PageRequest): Promise<Page<AccessRequestView>> {
    const inScope = sql<boolean>`r.project_id IN ${visibleProjects(actor, 'FULL')}`;
    const query = all
      .selectFrom('access_request as r')
      .innerJoin('project as p', 'p.id', 'r.project_id')
      .innerJoin('member as m', 'm.id', 'r.requested_by')
      .where('r.state', '=', 'PENDING')
      .where('m.removed_at', 'is', null)
      // A member cannot answer their own request.
      .where(
        sql<SqlBool>`(${inScope} OR (r.requested_by <> ${actor.userId} AND ${sql.lit(managesWorkspaceContent(actor))} AND ${sql.raw(WITHOUT_FULL_ACCESS)}))`,
      )
      .select(['r.id', 'r.role', 'r.message', 'r.created_at as createdAt', 'p.id as projectId'])
      .select(['m.id as memberId', 'm.name'])
      // Titles of private projects stay hidden from members who answer only because no other member can.
      .select(sql<string>`CASE WHEN ${inScope} THEN p.title ELSE '' END`.as('title'));
    return this.paged(actor, query, {
      order: OLDEST('r'),
      page,
      itemOf: ({ id, role, message, projectId, title, memberId, name, createdAt }) => ({
        id,
        role,
        message,
        project: { id: projectId, title },
        requestedBy: { id: memberId, name },
        createdAt: createdAt.toISOString(),
      }),
    });
  }

  async inaccessible(actor: Actor, page: PageRequest): Promise<Page<PrivateProjectView>> {
    const query = all
      .selectFrom('project as p')
      .innerJoin('member as m', 'm.id', 'p.created_by')
      .where('p.id', 'not in', visibleProjects(actor, 'READ'))
      .select(['p.id', 'p.created_at as createdAt', 'm.id as memberId', 'm.name']);
    return this.paged(actor, query, {
      order: OLDEST('p'),
      page,
      itemOf: ({ id, createdAt, memberId, name }) => ({
        id,
        createdBy: { id: memberId, name },
        createdAt: createdAt.toISOString(),
      }),
    });
  }

  private async paged<DB, TB extends keyof DB, Row, Item>(
    actor: Actor,
    query: SelectQueryBuilder<DB, TB, Row>,
    { order, page, itemOf }: { order: Order; page: PageRequest; itemOf: (row: Row) => Item },
  ): Promise<Page<Item>> {
    const paged = inPages(query, order, page);
    const found = await this.reads.unscoped(actor.teamId, (rows) => rowsOf(rows, paged.query, paged.given));
    return pageFrom(found, page, itemOf);
  }

  private async sees(actor: Actor, { kind, id }: Guarded): Promise<boolean> {
    const type = kind === 'project' ? 'PROJECT' : 'PROJECT_CATEGORY';
    return (await this.reads.rows(actor, VISIBLE_OBJECT[type](id))).length > 0;
  }
}
