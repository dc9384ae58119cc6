import { type Actor, grantKeys, type Level, levelOrder } from '@evident/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import { OfActor } from './statement.ts';

/** The keys under which grants reach an actor. */
type Keys = readonly string[] | OfActor;

/**
 * Every project an actor's grants reach, on itself or on a folder around it: one row for each grant.
 * Rows of other teams are kept out by row-level security.
 */
const reached = (keys: Keys) => sql`
  SELECT g.project_id, g.level, g.special FROM access_grant g WHERE g.subject_key = ANY(${keys}::text[]) AND g.project_id IS NOT NULL
  UNION ALL
  SELECT p.id, g.level, g.special FROM access_grant g JOIN folder f ON f.path @> ARRAY[g.folder_id] JOIN project p ON p.folder_id = f.id
  WHERE g.subject_key = ANY(${keys}::text[]) AND g.folder_id IS NOT NULL`;

const projectsWithin = (keys: Keys, atLeast: Exclude<Level, 'none'>): RawBuilder<string> =>
  sql`(SELECT r.project_id FROM (${reached(keys)}) r WHERE r.level >= ${levelOrder(atLeast)}::smallint)`;

const foldersWithin = (keys: Keys): RawBuilder<string> =>
  sql`(SELECT unnest(f.path) FROM folder f
       WHERE EXISTS (SELECT 1 FROM access_grant g WHERE g.folder_id = ANY(f.path) AND g.subject_key = ANY(${keys}::text[]))
          OR EXISTS (SELECT 1 FROM project p WHERE p.folder_id = f.id AND p.id IN ${projectsWithin(keys, 'READ')}))`;

/** The projects an actor may use at a level, as a subquery of ids. It agrees with `effectiveLevel` of the domain. */
export const visibleProjects = (actor: Actor, atLeast: Exclude<Level, 'none'>): RawBuilder<string> =>
  actor.role === 'VIEWER' && atLeast !== 'READ'
    ? sql`(SELECT NULL::uuid WHERE false)`
    : projectsWithin(grantKeys(actor), atLeast);

/** The folders an actor may see, as a subquery of ids: those their grants reach, and those around a folder or project that they may see. */
export const visibleFolders = (actor: Actor): RawBuilder<string> => foldersWithin(grantKeys(actor));

/** The same for the actor of a statement, at READ: `relations.ts` puts them into every statement of a reader. */
export const READABLE_PROJECTS = projectsWithin(new OfActor(grantKeys), 'READ');
export const READABLE_FOLDERS = foldersWithin(new OfActor(grantKeys));

/** The level an actor holds on each project they may see: 1 READ, 2 WRITE, 3 FULL. */
export const levelsOnProjects = (actor: Actor): RawBuilder<{ project_id: string; level: number; markup: boolean }> => {
  const level = actor.role === 'VIEWER' ? sql`1::smallint` : sql`max(r.level)`;
  return sql`(SELECT r.project_id, ${level} AS level, bool_or(r.special = 'markup') IS TRUE AS markup FROM (${reached(grantKeys(actor))}) r GROUP BY r.project_id)`;
};

/** The level an actor's grants give on each folder. */
export const levelsOnFolders = (actor: Actor): RawBuilder<{ folder_id: string; level: number }> => {
  const level = actor.role === 'VIEWER' ? sql`1::smallint` : sql`max(g.level)`;
  return sql`(SELECT f.id AS folder_id, ${level} AS level FROM folder f JOIN access_grant g ON g.folder_id = ANY(f.path) WHERE g.subject_key = ANY(${grantKeys(actor)}::text[]) GROUP BY f.id)`;
};
