import type { Uuid } from '@evident/domain/kernel';
import { atMost, type GrantedLevel, levelAt, type SpecialGroup } from '@evident/domain/permissions';
import { folderTitle, type ProjectPerson, SPECIAL_NAMES } from '@evident/domain/projects';
import type { InferResult } from 'kysely';
import { expression } from '../queries.ts';
import { all } from './all-tables.ts';

/** How a grant applies to a person. */
interface Way {
  level: number;
  special: SpecialGroup | null;
  group: string | null;
  folder: string | null;
}

/** The current members with a grant on a project or its folders. Reason: see `grants-on.ts`. */
export const peopleOf = (projectId: Uuid) =>
  all
    .selectFrom('member as m')
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('access_grant as g')
          .leftJoin('member_group as mg', 'mg.id', 'g.group_id')
          .leftJoin('folder as f', 'f.id', 'g.folder_id')
          .where(({ or, eb }) =>
            or([
              eb('g.project_id', '=', projectId),
              eb('g.folder_id', 'in', (around) =>
                around
                  .selectFrom('project as p')
                  .innerJoin('folder as pf', 'pf.id', 'p.folder_id')
                  .select(expression<Uuid>`unnest(pf.path)`.as('id'))
                  .where('p.id', '=', projectId),
              ),
            ]),
          )
          .where(({ or, eb }) =>
            or([
              eb('g.member_id', '=', eb.ref('m.id')),
              eb('g.special', 'is not', null),
              eb('g.group_id', 'in', (groups) =>
                groups
                  .selectFrom('member_group_member as gm')
                  .select('gm.group_id')
                  .whereRef('gm.member_id', '=', 'm.id'),
              ),
            ]),
          )
          .select(
            expression<
              Way[] | null
            >`jsonb_agg(jsonb_build_object('level', g.level, 'special', g.special, 'group', mg.name, 'folder', f.title))`.as(
              'ways',
            ),
          )
          .as('w'),
      (join) => join.onTrue(),
    )
    .where('m.removed_at', 'is', null)
    .where('w.ways', 'is not', null)
    .select(['m.id', 'm.name', 'm.role', 'w.ways'])
    .$narrowType<{ ways: Way[] }>();

type PersonRow = InferResult<ReturnType<typeof peopleOf>>[number];

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
