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

/** The projects and folders, each with the folders whose grants count. */
export const PLACES = sql`(SELECT 'PROJECT' AS type, p.id, p.id AS project_id, coalesce(f.path, '{}') AS path, p.title FROM project p LEFT JOIN folder f ON f.id = p.folder_id
  UNION ALL SELECT 'PROJECT_CATEGORY', f.id, NULL, f.path, f.title FROM folder f)`;

/**
 * The grants that give the member `m` access to the place `p`, or null. Reason: it answers for other members than the actor. It is the rule of `scope.ts` from the side of the
 * grant; `test/contract/sight.test.ts` proves that both agree.
 */
export const WAYS: RawBuilder<Way[] | null> = sql`(
  SELECT jsonb_agg(jsonb_build_object('level', g.level, 'special', g.special, 'group', mg.name, 'folder', gf.title))
  FROM access_grant g LEFT JOIN member_group mg ON mg.id = g.group_id LEFT JOIN folder gf ON gf.id = g.folder_id
  WHERE (g.project_id = p.project_id OR g.folder_id = ANY (p.path))
    AND (g.member_id = m.id OR g.special IS NOT NULL OR g.group_id IN (SELECT gm.group_id FROM member_group_member gm WHERE gm.member_id = m.id)))`;

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
  const holder = special ? SPECIAL_NAMES[special] : `Group “${group}”`;
  return folder === null ? holder : `${holder}, through the folder “${folderTitle(folder)}”`;
};

/** A place by its id, for joins. */
export const placeWith = (id: Uuid) => sql`(SELECT * FROM ${PLACES} q WHERE q.id = ${id})`;
