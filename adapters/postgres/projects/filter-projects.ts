import type { Actor } from '@evident/domain/permissions';
import type { ProjectFilter } from '@evident/domain/projects';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { ownedBy, sharedWith } from '../permissions/project-grants.ts';
import { type Readable, expression } from '../queries.ts';

type Projects = ExpressionBuilder<Readable & { p: Readable['project'] }, 'p'>;

const LISTS: Record<NonNullable<ProjectFilter['list']>, (actor: Actor, eb: Projects) => Expression<SqlBool>> = {
  all: (_, eb) => eb.lit(true),
  created: ({ userId }, eb) => eb('p.created_by', '=', userId),
  yours: (actor, eb) => eb.or([eb('p.created_by', '=', actor.userId), ownedBy(actor)]),
  shared: (actor, eb) => eb.and([eb('p.created_by', '<>', actor.userId), sharedWith(actor)]),
};

/** Whether the actor starred the project `p`. */
export const starred = (eb: Projects) =>
  eb.exists(eb.selectFrom('star as s').where('s.object_type', '=', 'PROJECT').whereRef('s.object_id', '=', 'p.id'));

/** Whether the project `p` matches the filter. */
export const matching =
  (actor: Actor, { list, status, folderId, top, starred: wanted }: ProjectFilter) =>
  (eb: Projects) =>
    eb.and([
      LISTS[list ?? 'all'](actor, eb),
      status ? expression<SqlBool>`p.status = ANY (${status}::text[])` : eb('p.status', '<>', 'archived'),
      ...(folderId === undefined ? [] : [eb('p.folder_id', '=', folderId)]),
      ...(top === undefined ? [] : [eb('p.folder_id', top ? 'is' : 'is not', null)]),
      ...(wanted === undefined ? [] : [wanted ? starred(eb) : eb.not(starred(eb))]),
    ]);
