import type { Uuid } from '@evident/domain/kernel';
import { atMost, type GrantedLevel, levelAt, type Role, type SpecialGroup } from '@evident/domain/permissions';
import { type GrantView, SPECIAL_NAMES } from '@evident/domain/projects';

export interface GrantRow {
  memberId: Uuid | null;
  groupId: Uuid | null;
  special: SpecialGroup | null;
  name: string | null;
  role: Role | null;
  removed: boolean;
  level: number;
  folderId: Uuid | null;
  folderTitle: string | null;
}

const grants = (on: string) => `
  SELECT g.member_id AS "memberId", g.group_id AS "groupId", g.special, coalesce(m.name, mg.name) AS name, m.role, m.removed_at IS NOT NULL AS removed,
         g.level, f.id AS "folderId", f.title AS "folderTitle"
  FROM access_grant g LEFT JOIN member m ON m.id = g.member_id LEFT JOIN member_group mg ON mg.id = g.group_id LEFT JOIN folder f ON f.id = g.folder_id AND f.id <> $1
  WHERE ${on}
  ORDER BY g.level DESC, g.special NULLS LAST, name, g.subject_key, cardinality(f.path) DESC NULLS FIRST`;

/** The grants on a project or folder and on the folders around it, the highest first. */
export const GRANTS_ON = {
  project: grants(
    'g.project_id = $1 OR g.folder_id IN (SELECT unnest(around.path) FROM project p JOIN folder around ON around.id = p.folder_id WHERE p.id = $1)',
  ),
  folder: grants('g.folder_id IN (SELECT unnest(path) FROM folder WHERE id = $1)'),
} as const;

export function viewGrant({
  memberId,
  groupId,
  special,
  name,
  role,
  removed,
  level,
  folderId,
  folderTitle,
}: GrantRow): GrantView {
  const given = levelAt(level) as GrantedLevel;
  return {
    kind: memberId ? 'user' : groupId ? 'group' : 'special',
    id: memberId ?? groupId ?? special!,
    name: special ? SPECIAL_NAMES[special] : (name ?? ''),
    level: given,
    effectiveLevel: removed ? 'none' : role === 'VIEWER' ? atMost(given, 'READ') : given,
    folder: folderId === null ? null : { id: folderId, title: folderTitle ?? '' },
  };
}
