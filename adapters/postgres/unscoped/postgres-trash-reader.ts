import type { TrashFilter, TrashReader } from '@evident/application/trash/trash-reader';
import { channelAccess } from '@evident/domain/channels';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { typesThat } from '@evident/domain/kinds';
import { peopleAccessOf, peopleLevel } from '@evident/domain/people';
import { type Actor, levelAt, levelOrder, workspaceContentLevel } from '@evident/domain/permissions';
import {
  DEPENDENTS_NAMED,
  type DependedType,
  type DependentsView,
  type DependentCounts,
  type TrashView,
  type TrashedType,
  canDeleteForever,
  canRestore,
  deletingNeeds,
  purgedAt,
} from '@evident/domain/trash';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Order, inPages, pageFrom } from '../keyset.ts';
import { VISIBLE_OBJECT } from '../permissions/visible-object.ts';
import { levelsOnFolders, levelsOnProjects, visibleProjects } from '../scope.ts';
import type { PostgresReads } from '../reads.ts';
import { shownName } from '../shown-name.ts';
import { DEPENDENT_COUNTS } from './dependents.ts';
import { showTrash } from '../show-trash.ts';
import { all, rowsOf, rowsOfText } from './all-tables.ts';
import { foldText } from '@evident/domain/search';

interface Row {
  id: Uuid;
  objectType: TrashedType;
  objectId: Uuid;
  title: string;
  projectId: Uuid | null;
  projectTitle: string | null;
  held: DependentCounts;
  trashedBy: Uuid;
  trashedByName: string;
  trashedAt: Date;
  parentId: Uuid | null;
  level: number;
}

const LATEST_FIRST: Order = {
  columns: [
    { sql: 'e."trashedAt"', type: 'timestamptz' },
    { sql: 'e.id', type: 'uuid' },
  ],
  descending: true,
};
/** The access that restoring requires, as in `canRestore` of the domain. */
const NEEDED = sql<number>`CASE WHEN e."objectType" IN (${sql.join(
  typesThat('trashed')
    .filter((type) => deletingNeeds(type) === 'manage')
    .map((type) => sql.lit(type)),
)}) THEN 3 ELSE 2 END`;

/** The level of `peopleLevel` in the domain. */
const levelOnPeople = (actor: Actor) =>
  sql`CASE WHEN EXISTS (SELECT FROM team w WHERE w.people_access = ANY (${peopleAccessOf(actor)}::text[])) THEN ${sql.lit(levelOrder(peopleLevel(actor, 'EVERYONE')))} ELSE 0 END`;

/** The level of `channelAccess` in the domain, for a channel `c` with the level `cl` on its folder. */
const levelOnChannels = (actor: Actor) =>
  sql`CASE WHEN c.folder_id IS NOT NULL THEN coalesce(cl.level, 0) ELSE ${sql.lit(levelOrder(channelAccess(actor, null).level))} END`;

const entriesFor = (actor: Actor) =>
  all
    .selectFrom('trash_entry as t')
    .leftJoin('project as p', 'p.id', 't.project_id')
    .leftJoin('member as m', 'm.id', 't.trashed_by')
    .leftJoin(levelsOnProjects(actor).as('l'), (join) =>
      join.on('l.project_id', '=', sql<Uuid>`coalesce(t.project_id, t.object_id)`),
    )
    .leftJoin(levelsOnFolders(actor).as('fl'), 'fl.folder_id', 't.object_id')
    .leftJoin('channel as c', 'c.id', 't.object_id')
    .leftJoin(levelsOnFolders(actor).as('cl'), 'cl.folder_id', 'c.folder_id')
    .where('t.doomed_at', 'is', null)
    .select([
      't.id',
      't.object_type as objectType',
      't.object_id as objectId',
      't.title',
      't.project_id as projectId',
      'p.title as projectTitle',
      't.held',
      't.trashed_by as trashedBy',
      shownName('m').as('trashedByName'),
      't.trashed_at as trashedAt',
      sql<Uuid | null>`CASE WHEN t.project_id IS NOT NULL THEN p.trash_id END`.as('parentId'),
      sql<number>`CASE WHEN t.object_type = 'PERSON' THEN ${levelOnPeople(actor)} WHEN t.object_type = 'CHANNEL' THEN ${levelOnChannels(actor)} WHEN t.object_type = 'TAG_BOARD' AND t.project_id IS NULL THEN ${sql.lit(levelOrder(workspaceContentLevel(actor)))} ELSE coalesce(l.level, fl.level, 0) END::int`.as(
        'level',
      ),
    ]);

/** Highlights with a tag of a board. */
const taggedBy = (boardId: Uuid) =>
  sql`SELECT ht.highlight_id FROM highlight_tag ht JOIN tag t ON t.id = ht.tag_id JOIN tag_group g ON g.id = t.tag_group_id WHERE g.tag_board_id = ${boardId}`;

/** Projects that go with an object, as an array of ids. */
const projectsOf = (type: 'PROJECT' | 'PROJECT_CATEGORY', id: Uuid) =>
  type === 'PROJECT'
    ? sql`ARRAY[${id}::uuid]`
    : sql`ARRAY(SELECT p.id FROM project p JOIN folder f ON f.id = p.folder_id WHERE f.path @> ARRAY[${id}::uuid])`;

/**
 * Highlights `h` that are deleted with an object, or lose tags with a tag board, and can be evidence in an insight `i`
 * elsewhere.
 */
function evidenceLost(type: DependedType, id: Uuid): RawBuilder<SqlBool> | null {
  switch (type) {
    case 'NOTE':
      return sql`h.note_id = ${id}`;
    case 'HIGHLIGHT':
      return sql`h.id = ${id}`;
    case 'TAG_BOARD':
      return sql`h.id IN (${taggedBy(id)})`;
    case 'PROJECT':
    case 'PROJECT_CATEGORY':
      return sql`h.project_id = ANY (${projectsOf(type, id)}) AND i.project_id <> ALL (${projectsOf(type, id)})`;
    default:
      return null;
  }
}

/**
 * Insights that use such highlights. Readers see the published version of an insight, members with write access the
 * live one.
 */
function using(actor: Actor, lost: RawBuilder<SqlBool>) {
  const writes = sql<boolean>`i.project_id IN ${visibleProjects(actor, 'WRITE')}`;
  return sql<{ id: Uuid; title: string; seen: boolean }>`
    SELECT i.id,
      CASE WHEN ${writes} THEN i.title ELSE coalesce((SELECT s.title FROM insight_publication s WHERE s.id = i.publication_id), i.title) END AS title,
      i.project_id IN ${visibleProjects(actor, 'READ')} AND bool_or(e.published OR i.publication_id IS NULL OR ${writes}) AS seen
    FROM (SELECT insight_id, highlight_id, false AS published FROM insight_evidence
          UNION ALL SELECT u.insight_id, unnest(u.evidence), true FROM insight_publication u JOIN insight x ON x.publication_id = u.id) e
      JOIN insight i ON i.id = e.insight_id JOIN highlight h ON h.id = e.highlight_id
    WHERE ${lost} GROUP BY i.id ORDER BY title, i.id`;
}

/**
 * The trash. Reason: admins see every entry, but no titles of projects that they cannot access. Inaccessible insights
 * are counted as dependents, not named.
 */
export class PostgresTrashReader implements TrashReader {
  constructor(private readonly reads: PostgresReads) {}

  page(actor: Actor, { type, search, projectId }: TrashFilter, page: PageRequest): Promise<Page<TrashView>> {
    const words = search?.trim() || null;
    const query = all
      .selectFrom(entriesFor(actor).as('e'))
      .selectAll('e')
      .where(
        sql<SqlBool>`(${sql.lit(actor.workspaceAdmin)} OR e.level >= ${NEEDED} OR (e."trashedBy" = ${actor.userId} AND e.level >= 1))`,
      )
      .$if(type !== undefined, (entries) => entries.where(sql<SqlBool>`e."objectType" = ANY (${type}::text[])`))
      .$if(projectId !== undefined, (entries) =>
        entries.where(sql<SqlBool>`${projectId} IN (e."projectId", e."objectId")`),
      )
      .$if(words !== null, (entries) =>
        entries.where(sql<SqlBool>`e.level >= 1 AND strpos(folded_text(e.title), ${foldText(words!)}) > 0`),
      );
    const paged = inPages(query, LATEST_FIRST, page);
    return this.reads.unscoped(actor.teamId, async (rows) => {
      await showTrash(rows);
      const found = await rowsOf(rows, paged.query, paged.given);
      return pageFrom(found, page, (row: Row) => view(actor, row));
    });
  }

  async dependents(
    actor: Actor,
    { type, id }: { readonly type: DependedType; readonly id: Uuid },
  ): Promise<DependentsView | null> {
    if ((await this.reads.rows(actor, VISIBLE_OBJECT[type](id))).length === 0) return null;
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const [held = {}] = await rows<DependentCounts>(DEPENDENT_COUNTS[type], [id]);
      const [tagged] =
        type === 'TAG_BOARD'
          ? await rowsOfText(
              rows,
              sql<{ n: number }>`SELECT count(*)::int AS n FROM highlight h WHERE h.id IN (${taggedBy(id)})`,
            )
          : [];
      const lost = evidenceLost(type, id);
      const insights = lost === null ? [] : await rowsOfText(rows, using(actor, lost));
      return {
        insights: insights
          .filter((insight) => insight.seen)
          .slice(0, DEPENDENTS_NAMED)
          .map(({ seen: _seen, ...insight }) => insight),
        insightCount: insights.length,
        held,
        taggedHighlights: tagged?.n ?? 0,
      };
    });
  }
}

/** Admins without access see who deleted something and when, but no titles. */
function view(
  actor: Actor,
  { level, title, projectId, projectTitle, trashedBy, trashedByName, trashedAt, parentId, ...row }: Row,
): TrashView {
  const held = levelAt(level);
  const seen = held !== 'none';
  const project = seen && projectId !== null ? { id: projectId, title: projectTitle ?? '' } : null;
  return {
    ...row,
    title: seen ? title : null,
    project,
    trashedBy: { id: trashedBy, name: trashedByName },
    trashedAt: trashedAt.toISOString(),
    purgedAt: purgedAt(trashedAt).toISOString(),
    canRestore: canRestore(row.objectType, held, actor.workspaceAdmin),
    canDeleteForever: canDeleteForever(held, actor.workspaceAdmin),
    parent: parentId === null ? null : { id: parentId, title: seen ? (projectTitle ?? '') : '' },
  };
}
