import type { Uuid } from '@evident/domain/kernel';
import { atMost, type GrantedLevel, levelAt, type Role, type SpecialGroup } from '@evident/domain/permissions';
import { folderTitle, type ProjectPerson, SPECIAL_NAMES } from '@evident/domain/projects';
import type { Keyset } from '../keyset.ts';

/** How one grant that reaches a person came to them. */
interface Way {
  level: number;
  special: SpecialGroup | null;
  group: string | null;
  folder: string | null;
}
export interface PersonRow {
  id: Uuid;
  name: string;
  role: Role;
  ways: Way[];
}

/** The living members whom a grant on the project ($1), or on a folder around it, reaches. */
export const PEOPLE = (keys: Keyset): string => `
  WITH around AS (SELECT unnest(f.path) AS id FROM project p JOIN folder f ON f.id = p.folder_id WHERE p.id = $1)
  SELECT m.id, m.name, m.role, w.ways, ${keys.select}
  FROM member m CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('level', g.level, 'special', g.special, 'group', mg.name, 'folder', f.title)) AS ways
    FROM access_grant g LEFT JOIN member_group mg ON mg.id = g.group_id LEFT JOIN folder f ON f.id = g.folder_id
    WHERE (g.project_id = $1 OR g.folder_id IN (SELECT id FROM around))
      AND (g.member_id = m.id OR g.special IS NOT NULL OR g.group_id IN (SELECT gm.group_id FROM member_group_member gm WHERE gm.member_id = m.id))) w
  WHERE m.removed_at IS NULL AND w.ways IS NOT NULL AND ${keys.where} ${keys.tail}`;

export function viewPerson({ id, name, role, ways }: PersonRow): ProjectPerson {
  const level = Math.max(...ways.map((way) => way.level));
  const granted = levelAt(level) as GrantedLevel;
  const reasons = ways.filter((way) => way.level === level || role === 'VIEWER').map(words);
  return {
    id,
    name,
    role,
    level: role === 'VIEWER' ? (atMost(granted, 'READ') as GrantedLevel) : granted,
    because: [...new Set(reasons)].sort(),
  };
}

const words = ({ special, group, folder }: Way): string => {
  if (!special && group === null)
    return folder === null ? 'Added to the project' : `Added to the folder “${folderTitle(folder)}”`;
  const holder = special ? SPECIAL_NAMES[special] : `Group “${group}”`;
  return folder === null ? holder : `${holder}, through the folder “${folderTitle(folder)}”`;
};
