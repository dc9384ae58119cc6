import type { OverseenProjectReader } from '@evident/application/oversight/projects';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { OverseenProject, OverseenProjectFilter, ProjectSort } from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import { type Order, pageFrom } from '../keyset.ts';
import type { PostgresReads } from '../reads.ts';
import { visibleProjects } from '../scope.ts';
import { rowsOfText } from './all-tables.ts';
import { keysetText } from './keyset-text.ts';
import { accessTables, placesOf, waysOf } from './ways-of-access.ts';

const TABLES = accessTables(null);

interface Row extends Omit<OverseenProject, 'owner' | 'changedAt'> {
  ownerId: Uuid | null;
  ownerName: string | null;
  changedAt: Date;
  key: string;
}

const ID = { sql: 'x.id', type: 'uuid' } as const;
const ORDERS: Record<ProjectSort, Order> = {
  title: { columns: [{ sql: `lower(coalesce(x.title, ''))`, type: 'text' }, ID] },
  notes: { columns: [{ sql: 'x.notes', type: 'integer' }, ID], descending: true },
  recordings: { columns: [{ sql: 'x."recordingSeconds"', type: 'double precision' }, ID], descending: true },
  storage: { columns: [{ sql: 'x."storageBytes"', type: 'double precision' }, ID], descending: true },
  changed: { columns: [{ sql: 'x."changedAt"', type: 'timestamptz' }, ID], descending: true },
};

const rowsFor = (actor: Actor) => sql`
  SELECT p.id, CASE WHEN p.id IN ${visibleProjects(actor, 'READ')} THEN p.title END AS title, p.status, o.id AS "ownerId", o.name AS "ownerName",
    coalesce(n.notes, 0) AS notes, round(coalesce(r.seconds, 0)) AS "recordingSeconds", coalesce(f.bytes, 0) AS "storageBytes",
    greatest(p.updated_at, n.changed_at, i.changed_at) AS "changedAt"
  FROM project p LEFT JOIN member o ON o.id = p.created_by AND o.removed_at IS NULL
  LEFT JOIN (SELECT project_id, count(*)::integer AS notes, max(updated_at) AS changed_at FROM note GROUP BY project_id) n ON n.project_id = p.id
  LEFT JOIN (SELECT project_id, max(updated_at) AS changed_at FROM insight GROUP BY project_id) i ON i.project_id = p.id
  LEFT JOIN (SELECT project_id, sum(bytes)::double precision AS bytes FROM file WHERE status = 'DONE' GROUP BY project_id) f ON f.project_id = p.id
  LEFT JOIN (SELECT e.project_id, sum((m.facts ->> 'durationMs')::double precision) / 1000 AS seconds
    FROM media m JOIN file e ON e.id = m.file_id WHERE e.status = 'DONE' GROUP BY e.project_id) r ON r.project_id = p.id`;

/** Members who see a project, and whether not everyone does: the rule of access, from the side of the grants. */
const ACCESS = sql`
  (SELECT count(*)::integer FROM member m WHERE m.removed_at IS NULL AND m.suspended_at IS NULL AND ${waysOf(TABLES)} IS NOT NULL) AS members,
  NOT EXISTS (SELECT FROM access_grant g WHERE g.special = 'public' AND (g.project_id = p.project_id OR g.folder_id = ANY (p.path))) AS private`;

function matching({ search = '', status }: OverseenProjectFilter): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = [
    ...(status === undefined ? [] : [sql`x.status = ${status}`]),
    ...words.map(
      (word) =>
        sql`strpos(lower(coalesce(x.title, '') || ' ' || coalesce(x."ownerName", '')), lower(${word}::text)) > 0`,
    ),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);
}

/** Reason: admins oversee the size and access of all projects. Titles are read of those that the admin can see. */
export class PostgresOverseenProjectReader implements OverseenProjectReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, filter: OverseenProjectFilter, page: PageRequest): Promise<Page<OverseenProject>> {
    const { select, where, tail } = keysetText(ORDERS[filter.sort ?? 'title'], page);
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const found = await rowsOfText(
        rows,
        sql<Row>`SELECT x.*, ${ACCESS}, ${select} FROM (${rowsFor(actor)}) x JOIN ${placesOf(TABLES)} p ON p.id = x.id WHERE ${matching(filter)} AND ${where} ${tail}`,
      );
      return pageFrom(found, page, ({ ownerId, ownerName, changedAt, ...row }) => ({
        ...row,
        owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
        changedAt: changedAt.toISOString(),
      }));
    });
  }
}
