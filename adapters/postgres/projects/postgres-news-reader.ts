import type { NewsReader } from '@evident/application/projects/item-reader';
import type { Actor } from '@evident/domain/permissions';
import type { NewsItem } from '@evident/domain/projects';
import { firstOfImports, groupOf } from '../imports/groups.ts';
import { visibleProjects } from '../permissions/scope.ts';
import type { PostgresReads } from '../reads.ts';

type Row = Omit<NewsItem, 'at'> & { at: Date };

const SEEN = (item: string, type: string, at: string): string =>
  `EXISTS (SELECT FROM visit v WHERE v.member_id = $1 AND v.object_type = '${type}' AND v.object_id = ${item} AND v.at >= ${at})`;
/** The last change by another member, as `c`, after the actor was last in the project. */
const CHANGE = (item: string): string =>
  `CROSS JOIN LATERAL (SELECT c.member_id AS by, c.at FROM contribution c WHERE c.object_id = ${item}.id AND c.member_id <> $1 ORDER BY c.at DESC LIMIT 1) c`;
const WHAT = (item: string): string =>
  `CASE WHEN ${item}.created_by = c.by AND ${item}.created_at > m.since THEN 'created' ELSE 'changed' END`;

/** What other members did, read straight from the tables. */
export class PostgresNewsReader implements NewsReader {
  constructor(private readonly reads: PostgresReads) {}

  news(actor: Actor, since: Date, atMost: number): Promise<NewsItem[]> {
    const scope = visibleProjects(actor, 'READ', 4);
    return this.reads.read(actor.teamId, async (rows) =>
      (
        await rows<Row>(
          `WITH visible AS MATERIALIZED (SELECT DISTINCT s.project_id AS id FROM ${scope.sql} s),
       -- The actor's projects: made, starred or opened by them; with the time they were last there.
       mine AS MATERIALIZED (
         SELECT p.id, greatest($2::timestamptz, coalesce(v.at, s.created_at, p.created_at)) AS since
         FROM project p LEFT JOIN visit v ON v.member_id = $1 AND v.object_type = 'PROJECT' AND v.object_id = p.id LEFT JOIN star s ON s.member_id = $1 AND s.object_type = 'PROJECT' AND s.object_id = p.id
         WHERE p.id IN (SELECT id FROM visible) AND p.status <> 'archived' AND (p.created_by = $1 OR v.member_id IS NOT NULL OR s.member_id IS NOT NULL)
       ),
       news AS (
         SELECT 'NOTE' AS type, n.id, n.title, n.project_id, n.import_file_id, ${WHAT('n')} AS what, c.by, c.at
         FROM mine m JOIN note n ON n.project_id = m.id AND n.archived_at IS NULL AND n.updated_at > m.since AND (n.import_file_id IS NULL OR n.id IN ${firstOfImports(false)}) ${CHANGE('n')}
         WHERE c.at > m.since AND NOT ${SEEN('n.id', 'NOTE', 'c.at')}
         UNION ALL
         SELECT 'INSIGHT', i.id, i.title, i.project_id, NULL, ${WHAT('i')}, c.by, c.at
         FROM mine m JOIN insight i ON i.project_id = m.id AND i.archived_at IS NULL AND i.publication_id IS NULL AND i.updated_at > m.since ${CHANGE('i')}
         WHERE c.at > m.since AND NOT ${SEEN('i.id', 'INSIGHT', 'c.at')}
         UNION ALL
         SELECT 'INSIGHT', i.id, s.title, i.project_id, NULL, 'published', s.created_by, s.created_at
         FROM insight i JOIN insight_publication s ON s.id = i.publication_id
         WHERE i.project_id IN (SELECT id FROM visible) AND i.archived_at IS NULL AND s.created_by IS DISTINCT FROM $1 AND s.created_at > $2 AND NOT ${SEEN('i.id', 'INSIGHT', 's.created_at')}
       )
       SELECT x.type, x.id, x.title, json_build_object('id', p.id, 'title', p.title) AS project, ${groupOf('x.import_file_id')} AS "group", x.what, x.at,
              CASE WHEN b.id IS NULL THEN NULL ELSE json_build_object('id', b.id, 'name', b.name, 'removed', b.removed_at IS NOT NULL) END AS by
       FROM (SELECT * FROM news ORDER BY at DESC, id LIMIT $3) x JOIN project p ON p.id = x.project_id LEFT JOIN member b ON b.id = x.by ORDER BY x.at DESC, x.id`,
          [actor.userId, since, atMost, ...scope.parameters],
        )
      ).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    );
  }
}
