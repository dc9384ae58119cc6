import type { Uuid } from '@evident/domain/kernel';
import { atMost, type GrantedLevel, levelAt, type Role, type SpecialGroup } from '@evident/domain/permissions';
import { folderTitle, SPECIAL_NAMES } from '@evident/domain/projects';
import { type RawBuilder, sql } from 'kysely';

/** How a grant applies to a person. */
export interface Way {
  level: number;
  special: SpecialGroup | null;
  group: string | null;
  folder: string | null;
}

/** The tables that the rule reads: as they are, or as they were. */
export interface AccessTables {
  readonly grants: RawBuilder<unknown>;
  readonly groupMembers: RawBuilder<unknown>;
  readonly members: RawBuilder<unknown>;
  readonly projects: RawBuilder<unknown>;
  readonly folders: RawBuilder<unknown>;
}

const AS_THEY_ARE: AccessTables = {
  grants: sql`access_grant`,
  groupMembers: sql`member_group_member`,
  members: sql`member`,
  projects: sql`project`,
  folders: sql`folder`,
};

/** The rows of a table that held at a time. */
const held = (table: 'access_grant' | 'member_group_member' | 'member' | 'project' | 'folder', at: Date) =>
  sql`(SELECT r.* FROM access_period a, jsonb_populate_record(NULL::${sql.raw(table)}, a.facts) r
    WHERE a.kind = ${table} AND a.from_at <= ${at} AND (a.until_at IS NULL OR a.until_at > ${at}))`;

/** The tables at a time; null: as they are. Names and titles are those of today. */
export const accessTables = (at: Date | null): AccessTables =>
  at === null
    ? AS_THEY_ARE
    : {
        grants: held('access_grant', at),
        groupMembers: held('member_group_member', at),
        members: sql`(SELECT n.id, n.name, h.role, h.workspace_admin, h.removed_at, h.suspended_at FROM ${held('member', at)} h JOIN member n ON n.id = h.id)`,
        projects: sql`(SELECT h.id, h.folder_id, n.title FROM ${held('project', at)} h LEFT JOIN project n ON n.id = h.id WHERE h.trash_id IS NULL)`,
        folders: sql`(SELECT h.id, h.path, n.title FROM ${held('folder', at)} h LEFT JOIN folder n ON n.id = h.id WHERE h.trash_id IS NULL)`,
      };

/** The projects and folders, each with the folders whose grants count. */
export const placesOf = ({ projects, folders }: AccessTables) =>
  sql`(SELECT 'PROJECT' AS type, p.id, p.id AS project_id, coalesce(f.path, '{}') AS path, p.title FROM ${projects} p LEFT JOIN ${folders} f ON f.id = p.folder_id
  UNION ALL SELECT 'PROJECT_CATEGORY', f.id, NULL, f.path, f.title FROM ${folders} f)`;

/**
 * The grants that give the member `m` access to the place `p`, or null. Reason: it answers for other members than the actor. It is the rule of `scope.ts` from the side of the
 * grant; `test/contract/sight.test.ts` proves that both agree.
 */
export const waysOf = ({ grants, groupMembers }: AccessTables): RawBuilder<Way[] | null> => sql`(
  SELECT jsonb_agg(jsonb_build_object('level', g.level, 'special', g.special,
    'group', CASE WHEN g.group_id IS NOT NULL THEN coalesce(mg.name, '') END, 'folder', CASE WHEN g.folder_id IS NOT NULL THEN coalesce(gf.title, '') END))
  FROM ${grants} g LEFT JOIN member_group mg ON mg.id = g.group_id LEFT JOIN folder gf ON gf.id = g.folder_id
  WHERE (g.project_id = p.project_id OR g.folder_id = ANY (p.path))
    AND (g.member_id = m.id OR g.special IS NOT NULL OR g.group_id IN (SELECT gm.group_id FROM ${groupMembers} gm WHERE gm.member_id = m.id)))`;

/** The level that ways give a member with a role, and the ways that give it. */
export function levelOfWays(role: Role, ways: readonly Way[]): { level: GrantedLevel; because: string[] } {
  const level = Math.max(...ways.map((way) => way.level));
  const granted = levelAt(level) as GrantedLevel;
  const reasons = ways.filter((way) => way.level === level || role === 'VIEWER').map(wordsOf);
  return {
    level: role === 'VIEWER' ? (atMost(granted, 'READ') as GrantedLevel) : granted,
    because: [...new Set(reasons)].sort(),
  };
}

const wordsOf = ({ special, group, folder }: Way): string => {
  if (!special && group === null)
    return folder === null ? 'Added to the project' : `Added to the folder “${folderTitle(folder)}”`;
  const holder = special ? SPECIAL_NAMES[special] : group === '' ? 'A group that was deleted' : `Group “${group}”`;
  return folder === null ? holder : `${holder}, through the folder “${folderTitle(folder)}”`;
};

/** A place by its id, for joins. */
export const placeWith = (tables: AccessTables, id: Uuid) =>
  sql`(SELECT * FROM ${placesOf(tables)} q WHERE q.id = ${id})`;
