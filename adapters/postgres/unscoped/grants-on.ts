import { atMost, type GrantedLevel, levelAt } from '@evident/domain/permissions';
import { type GrantView, type Guarded, SPECIAL_NAMES } from '@evident/domain/projects';
import type { InferResult } from 'kysely';
import { expression } from '../queries.ts';
import { all } from './all-tables.ts';

/**
 * Reason: grants are the access rules themselves. The caller must check that the actor can see the project or folder.
 */
export const grantsOn = ({ kind, id }: Guarded) =>
  all
    .selectFrom('access_grant as g')
    .leftJoin('member as m', 'm.id', 'g.member_id')
    .leftJoin('member_group as mg', 'mg.id', 'g.group_id')
    .leftJoin('folder as f', (join) => join.onRef('f.id', '=', 'g.folder_id').on('f.id', '<>', id))
    .select(({ fn }) => [
      'g.member_id as memberId',
      'g.group_id as groupId',
      'g.special',
      fn.coalesce('m.name', 'mg.name').as('name'),
      'm.role',
      expression<boolean>`m.removed_at IS NOT NULL`.as('removed'),
      'g.level',
      'f.id as folderId',
      'f.title as folderTitle',
    ])
    .where(({ or, eb }) => {
      const around = eb('g.folder_id', 'in', (of) => {
        const above = of.selectFrom('folder as a').select(expression<string>`unnest(a.path)`.as('id'));
        return kind === 'folder'
          ? above.where('a.id', '=', id)
          : above.where(({ exists, selectFrom }) =>
              exists(selectFrom('project as p').whereRef('p.folder_id', '=', 'a.id').where('p.id', '=', id)),
            );
      });
      return kind === 'folder' ? around : or([eb('g.project_id', '=', id), around]);
    })
    .orderBy('g.level', 'desc')
    .orderBy('g.special', (special) => special.asc().nullsLast())
    .orderBy('name')
    .orderBy('g.subject_key')
    .orderBy(expression`cardinality(f.path)`, (depth) => depth.desc().nullsFirst());

type GrantRow = InferResult<ReturnType<typeof grantsOn>>[number];

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
