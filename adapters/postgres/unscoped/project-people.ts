import type { Uuid } from '@evident/domain/kernel';
import type { ProjectPerson } from '@evident/domain/projects';
import type { InferResult } from 'kysely';
import { expression } from '../queries.ts';
import { all } from './all-tables.ts';
import { levelOfWays, type Way } from './ways-of-access.ts';

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

export const viewPerson = ({ id, name, role, ways }: PersonRow): ProjectPerson => ({
  id,
  name,
  role,
  ...levelOfWays(role, ways),
});
