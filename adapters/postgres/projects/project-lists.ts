import type { Actor } from '@evident/domain/permissions';
import type { ProjectFilter } from '@evident/domain/projects';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { ownedBy, sharedWith } from '../permissions/project-grants.ts';
import type { Readable } from '../queries.ts';

type Projects = ExpressionBuilder<Readable & { p: Readable['project'] }, 'p'>;

const BY_GRANTS: Record<'yours' | 'shared', (actor: Actor, eb: Projects) => Expression<SqlBool>> = {
  yours: (actor, eb) => eb.or([eb('p.created_by', '=', actor.userId), ownedBy(actor)]),
  shared: (actor, eb) => eb.and([eb('p.created_by', '<>', actor.userId), sharedWith(actor)]),
};

/** Whether the project `p` is in a list. `all` has every project; `created` is a row of the filter form. */
export const inList =
  (list: ProjectFilter['list'], actor: Actor) =>
  (eb: Projects): Expression<SqlBool> =>
    list === 'yours' || list === 'shared' ? BY_GRANTS[list](actor, eb) : eb.lit(true);
