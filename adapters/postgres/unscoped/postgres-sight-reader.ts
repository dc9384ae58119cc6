import type { SeenObject, SightReader } from '@evident/application/audit/sight-reader';
import type { AudienceView, SightedType, SightItem } from '@evident/domain/audit';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import { type Actor, type Role, workspaceContentLevel } from '@evident/domain/permissions';
import type { GrantedLevel } from '@evident/domain/permissions';
import type { ProjectPerson } from '@evident/domain/projects';
import { type RawBuilder, sql } from 'kysely';
import { type Order, pageFrom } from '../keyset.ts';
import type { PostgresReads, ReadRows } from '../reads.ts';
import { visibleChannels, visibleFolders, visibleProjects } from '../scope.ts';
import { rowsOfText } from './all-tables.ts';
import { keysetText } from './keyset-text.ts';
import {
  type AccessTables,
  accessTables,
  levelOfWays,
  placesOf,
  placeWith,
  type Way,
  waysOf,
} from './ways-of-access.ts';

/** The project or folder of each object; null for content of the workspace. */
const PLACE_OF: Record<SightedType, (id: Uuid) => RawBuilder<{ place: Uuid | null }>> = {
  PROJECT: (id) => sql`SELECT id AS place FROM project WHERE id = ${id}`,
  PROJECT_CATEGORY: (id) => sql`SELECT id AS place FROM folder WHERE id = ${id}`,
  CHANNEL: (id) => sql`SELECT folder_id AS place FROM channel WHERE id = ${id}`,
  NOTE: (id) => sql`SELECT project_id AS place FROM note WHERE id = ${id}`,
  INSIGHT: (id) => sql`SELECT project_id AS place FROM insight WHERE id = ${id}`,
  HIGHLIGHT: (id) => sql`SELECT project_id AS place FROM highlight WHERE id = ${id}`,
  REEL: (id) => sql`SELECT project_id AS place FROM reel WHERE id = ${id}`,
  TAG_BOARD: (id) => sql`SELECT project_id AS place FROM tag_board WHERE id = ${id}`,
  AI_DOC: (id) => sql`SELECT project_id AS place FROM ai_doc WHERE id = ${id}`,
  CANVAS: (id) => sql`SELECT project_id AS place FROM canvas WHERE id = ${id}`,
};

const BY_NAME: Order = {
  columns: [
    { sql: 'lower(m.name)', type: 'text' },
    { sql: 'm.id', type: 'uuid' },
  ],
};
const BY_TITLE: Order = {
  columns: [
    { sql: 'lower(p.title)', type: 'text' },
    { sql: 'p.id', type: 'uuid' },
  ],
};

interface MemberRow {
  id: Uuid;
  name: string;
  role: Role;
  workspaceAdmin: boolean;
  ways: Way[] | null;
  key: string;
}
interface PlaceRow {
  type: SightItem['type'];
  id: Uuid;
  title: string | null;
  role: Role;
  ways: Way[];
  key: string;
}

/** Reads who has access. Reason: grants are the access rules themselves, and admins ask about projects they cannot see. */
export class PostgresSightReader implements SightReader {
  constructor(private readonly reads: PostgresReads) {}

  knownSince(actor: Actor): Promise<Date | null> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const [first] = await rowsOfText(
        rows,
        sql<{ at: Date | null }>`SELECT min(from_at) AS at FROM access_period WHERE kind = 'member'`,
      );
      return first!.at;
    });
  }

  audience(actor: Actor, { type, id }: SeenObject, at: Date | null, page: PageRequest): Promise<AudienceView | null> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const [found] = await rowsOfText(rows, PLACE_OF[type](id));
      if (!found || !(actor.workspaceAdmin || (await sees(rows, actor, { type, id }, found.place)))) return null;
      const place = found.place;
      const tables = accessTables(at);
      // Content of a project or folder in the trash is found by no one.
      if (place !== null && !(await exists(rows, tables, place))) return null;
      const people = await rowsOfText(rows, membersAt(tables, place, page));
      const [others] = await rowsOfText(rows, adminsWithout(tables, place));
      return {
        place: { type: place === null ? 'WORKSPACE' : isFolder(type) ? 'PROJECT_CATEGORY' : 'PROJECT', id: place },
        ...pageFrom(people, page, personOf),
        links: (await rowsOfText(rows, openLinks(type, id, place, at ?? new Date()))).map(({ expiresAt, ...link }) => ({
          ...link,
          expiresAt: expiresAt?.toISOString() ?? null,
        })),
        adminsWithout: others!.n,
      };
    });
  }

  sightOf(actor: Actor, memberId: Uuid, at: Date | null, page: PageRequest): Promise<Page<SightItem> | null> {
    return this.reads.unscoped(actor.teamId, async (rows) => {
      const [member] = await rowsOfText(rows, sql<object>`SELECT 1 FROM member WHERE id = ${memberId}`);
      if (!member) return null;
      const tables = accessTables(at);
      const { select, where, tail } = keysetText(BY_TITLE, page);
      const found = await rowsOfText(
        rows,
        sql<PlaceRow>`SELECT * FROM (SELECT p.type, p.id, m.role, ${waysOf(tables)} AS ways, ${select},
            CASE WHEN p.id IN ${visibleProjects(actor, 'READ')} OR p.id IN ${visibleFolders(actor)} THEN p.title END AS title
          FROM ${placesOf(tables)} p, ${tables.members} m WHERE m.id = ${memberId} AND m.removed_at IS NULL AND m.suspended_at IS NULL
            AND ${where} AND EXISTS (SELECT 1 WHERE ${waysOf(tables)} IS NOT NULL) ${tail}) found`,
      );
      return pageFrom(found, page, ({ type, id, title, role, ways }) => ({
        type,
        id,
        title,
        ...levelOfWays(role, ways),
      }));
    });
  }
}

const exists = async (rows: ReadRows, tables: AccessTables, place: Uuid): Promise<boolean> =>
  (await rowsOfText(rows, sql<object>`SELECT 1 FROM ${placeWith(tables, place)} p`)).length > 0;

const adminsWithout = (tables: AccessTables, place: Uuid | null) => sql<{ n: number }>`
  SELECT count(*)::int AS n FROM ${tables.members} m
  WHERE m.workspace_admin AND m.removed_at IS NULL AND m.suspended_at IS NULL AND m.role <> 'VIEWER'
    AND ${place === null ? sql`false` : sql`NOT EXISTS (SELECT FROM ${placeWith(tables, place)} p WHERE ${waysOf(tables)} IS NOT NULL)`}`;

const isFolder = (type: SightedType): boolean => type === 'PROJECT_CATEGORY' || type === 'CHANNEL';

/** As readers narrow their tables. Other content of the workspace is seen by all members. */
async function sees(rows: ReadRows, actor: Actor, { type, id }: SeenObject, place: Uuid | null): Promise<boolean> {
  const among = (one: Uuid, seen: RawBuilder<string>) =>
    rowsOfText(rows, sql<object>`SELECT 1 WHERE ${one}::uuid IN ${seen}`).then((found) => found.length > 0);
  if (type === 'CHANNEL') return among(id, visibleChannels(actor));
  if (type === 'PROJECT_CATEGORY') return among(id, visibleFolders(actor));
  return place === null || among(place, visibleProjects(actor, 'READ'));
}

/** The members at a place; all members for content of the workspace. */
function membersAt(tables: AccessTables, place: Uuid | null, page: PageRequest): RawBuilder<MemberRow> {
  const { select, where, tail } = keysetText(BY_NAME, page);
  const [ways, has] = place === null ? [sql`NULL::jsonb`, sql`true`] : [sql`w.ways`, sql`w.ways IS NOT NULL`];
  const of =
    place === null
      ? sql``
      : sql`CROSS JOIN LATERAL (SELECT ${waysOf(tables)} AS ways FROM ${placeWith(tables, place)} p) w`;
  return sql`SELECT m.id, m.name, m.role, m.workspace_admin AS "workspaceAdmin", ${ways} AS ways, ${select}
    FROM ${tables.members} m ${of} WHERE m.removed_at IS NULL AND m.suspended_at IS NULL AND ${has} AND ${where} ${tail}`;
}

function personOf({ id, name, role, workspaceAdmin, ways }: MemberRow): ProjectPerson {
  const granted = ways
    ? levelOfWays(role, ways)
    : { level: workspaceContentLevel({ role, workspaceAdmin }) as GrantedLevel, because: ['Member of the workspace'] };
  return { id, name, role, ...granted };
}

const openLinks = (type: SightedType, id: Uuid, place: Uuid | null, at: Date) =>
  sql<{ id: Uuid; objectType: string; objectId: Uuid; expiresAt: Date | null; password: boolean }>`
    SELECT id, upper(object_type) AS "objectType", object_id AS "objectId", expires_at AS "expiresAt", password_hash IS NOT NULL AS password FROM share_link
    WHERE created_at <= ${at} AND (off_at IS NULL OR off_at > ${at}) AND (expires_at IS NULL OR expires_at > ${at})
      AND ((object_type = ${type.toLowerCase()} AND object_id = ${id}) OR (object_type = 'project' AND object_id = ${place}))
    ORDER BY created_at LIMIT 100`;
