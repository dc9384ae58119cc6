import type { ActivityReader } from '@evident/application/activity/list-activity';
import type { Activity, ActivityView } from '@evident/domain/activity';
import { AI_USER_ID } from '@evident/domain/filters';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SqlBool } from 'kysely';
import type { Order } from '../keyset.ts';
import { db, expression, textual, unionOf } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from '../scope.ts';
import { authorName } from '../shown-name.ts';

interface Row {
  key: string;
  what: Activity;
  by: Uuid | null;
  object_type: 'NOTE' | 'INSIGHT' | null;
  object_id: Uuid | null;
  title: string;
  count: number;
  at: Date;
}

const LATEST_FIRST: Order = {
  columns: [
    { sql: 'a.at', type: 'timestamptz' },
    { sql: 'a.key', type: 'text' },
  ],
  descending: true,
};

const what = (activity: Activity) => expression<Activity>`${activity}::text`.as('what');
const typed = (type: 'NOTE' | 'INSIGHT') => expression<Row['object_type']>`${type}::text`.as('object_type');
const ONE = expression<number>`1`.as('count');

/** Whether an object is the one that was asked for; all are without one. */
const asked = (objectId: Uuid | null, column: 'n.id' | 'i.id') =>
  objectId === null ? expression<SqlBool>`true` : expression<SqlBool>`${textual(column)} = ${objectId}`;

/** Notes that members created one by one; those of an import are one activity. */
const created = (projectId: Uuid, objectId: Uuid | null) =>
  db
    .selectFrom('note as n')
    .where('n.project_id', '=', projectId)
    .where('n.import_file_id', 'is', null)
    .where(asked(objectId, 'n.id'))
    .select([expression<string>`'created ' || n.id`.as('key'), what('created'), 'n.created_by as by', typed('NOTE')])
    .select(['n.id as object_id', 'n.title', ONE, 'n.created_at as at']);

const imported = (projectId: Uuid) =>
  db
    .selectFrom('note as n')
    .innerJoin('import_file as f', 'f.id', 'n.import_file_id')
    .where('n.project_id', '=', projectId)
    .groupBy(['f.id', 'f.name', 'n.created_by'])
    .select([expression<string>`'imported ' || f.id || n.created_by`.as('key'), what('imported'), 'n.created_by as by'])
    .select([
      expression<Row['object_type']>`NULL::text`.as('object_type'),
      expression<Uuid | null>`NULL::uuid`.as('object_id'),
    ])
    .select([
      'f.name as title',
      expression<number>`count(*)::int`.as('count'),
      expression<Date>`max(n.created_at)`.as('at'),
    ]);

const highlighted = (projectId: Uuid, objectId: Uuid | null) =>
  db
    .selectFrom('highlight as h')
    .innerJoin('note as n', 'n.id', 'h.note_id')
    .where('h.project_id', '=', projectId)
    .where(asked(objectId, 'n.id'))
    .groupBy(['n.id', 'n.title', 'h.created_by', expression`date_trunc('day', h.created_at)`])
    .select([
      expression<string>`'highlighted ' || n.id || h.created_by || date_trunc('day', h.created_at)`.as('key'),
      what('highlighted'),
      'h.created_by as by',
      typed('NOTE'),
    ])
    .select(['n.id as object_id', 'n.title', expression<number>`count(*)::int`.as('count')])
    .select(expression<Date>`max(h.created_at)`.as('at'));

/** The last change of each member to a note that is older than it. */
const edited = (projectId: Uuid, objectId: Uuid | null) =>
  db
    .selectFrom('note as n')
    .innerJoin('contribution as c', 'c.object_id', 'n.id')
    .where('n.project_id', '=', projectId)
    .where(asked(objectId, 'n.id'))
    .where(expression<SqlBool>`c.at > n.created_at + interval '1 minute'`)
    .select([
      expression<string>`'edited ' || n.id || c.member_id`.as('key'),
      what('edited'),
      'c.member_id as by',
      typed('NOTE'),
    ])
    .select(['n.id as object_id', 'n.title', ONE, 'c.at']);

/** Members without write access get the published title. */
const shownTitle = (actor: Actor) =>
  expression<string>`CASE WHEN i.project_id IN ${visibleProjects(actor, 'WRITE')} THEN i.title ELSE coalesce(s.title, i.title) END`.as(
    'title',
  );

const wrote = (actor: Actor, projectId: Uuid, objectId: Uuid | null) =>
  db
    .selectFrom('insight as i')
    .leftJoin('insight_publication as s', 's.id', 'i.publication_id')
    .where('i.project_id', '=', projectId)
    .where(asked(objectId, 'i.id'))
    .select([expression<string>`'wrote ' || i.id`.as('key'), what('wrote'), 'i.created_by as by', typed('INSIGHT')])
    .select(['i.id as object_id', shownTitle(actor), ONE, 'i.created_at as at']);

const published = (actor: Actor, projectId: Uuid, objectId: Uuid | null) =>
  db
    .selectFrom('insight as i')
    .innerJoin('insight_publication as s', 's.id', 'i.publication_id')
    .where('i.project_id', '=', projectId)
    .where(asked(objectId, 'i.id'))
    .select([
      expression<string>`'published ' || i.id`.as('key'),
      what('published'),
      's.created_by as by',
      typed('INSIGHT'),
    ])
    .select(['i.id as object_id', shownTitle(actor), ONE, 's.created_at as at']);

/** Activity of members, derived from the current objects. Deleted and hidden objects are not named. */
export class PostgresActivityReader implements ActivityReader {
  constructor(private readonly reads: PostgresReads) {}

  async list(
    actor: Actor,
    projectId: Uuid,
    objectId: Uuid | null,
    page: PageRequest,
  ): Promise<Page<ActivityView> | null> {
    const project = db.selectFrom('project as p').select('p.id').where('p.id', '=', projectId);
    if ((await this.reads.rows(actor, project)).length === 0) return null;
    const all = unionOf<Row>([
      created(projectId, objectId),
      ...(objectId === null ? [imported(projectId)] : []),
      highlighted(projectId, objectId),
      edited(projectId, objectId),
      wrote(actor, projectId, objectId),
      published(actor, projectId, objectId),
    ]).as('a');
    const query = db
      .selectFrom(all)
      .leftJoin('member as m', 'm.id', 'a.by')
      .select(['a.key as id', 'a.what', 'a.by', 'a.object_type', 'a.object_id', 'a.title', 'a.count', 'a.at'])
      .select(authorName('m', 'a.by').as('by_name'))
      .select(expression<boolean>`m.id IS NOT NULL OR a.by = ${AI_USER_ID}`.as('by_known'));
    return this.reads.page(actor, query, {
      order: LATEST_FIRST,
      page,
      itemOf: ({ id, what: activity, by, by_name, by_known, object_type, object_id, title, count, at }) => ({
        id,
        what: activity,
        by: by !== null && by_known ? { id: by, name: by_name } : null,
        object: object_type !== null && object_id !== null ? { type: object_type, id: object_id, title } : null,
        title,
        count,
        at: at.toISOString(),
      }),
    });
  }
}
