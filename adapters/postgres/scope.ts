import { type Actor, grantKeys, type Level, levelOrder } from '@evident/domain/permissions';
import { type RawBuilder, sql } from 'kysely';
import { OfActor } from './statement.ts';

/** The keys by which grants apply to an actor. */
type Keys = readonly string[] | OfActor;

/**
 * Every project with a grant for the actor, on itself or on its folders: one row per grant. Row-level security hides
 * the rows of other teams.
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

/** The projects on which an actor has a level, as a subquery of ids. Matches `effectiveLevel` of the domain. */
export const visibleProjects = (actor: Actor, atLeast: Exclude<Level, 'none'>): RawBuilder<string> =>
  actor.role === 'VIEWER' && atLeast !== 'READ'
    ? sql`(SELECT NULL::uuid WHERE false)`
    : projectsWithin(grantKeys(actor), atLeast);

/**
 * The folders an actor can see, as a subquery of ids: those with a grant for them, and the parents of visible folders
 * and projects.
 */
export const visibleFolders = (actor: Actor): RawBuilder<string> => foldersWithin(grantKeys(actor));

/** Channels at the top level are the workspace's; the others are seen with a grant on their folder. As `channelAccess` of the domain. */
const channelsWithin = (keys: Keys): RawBuilder<string> =>
  sql`(SELECT c.id FROM channel c WHERE c.folder_id IS NULL OR c.folder_id IN (
  SELECT f.id FROM folder f JOIN access_grant g ON g.folder_id = ANY(f.path)
  WHERE g.subject_key = ANY(${keys}::text[]) AND g.level >= ${levelOrder('READ')}::smallint))`;

/** The channels an actor can see, as a subquery of ids. */
export const visibleChannels = (actor: Actor): RawBuilder<string> => channelsWithin(grantKeys(actor));

/** The same for the actor of a statement, at READ. `relations.ts` adds them to every statement of a reader. */
export const READABLE_PROJECTS = projectsWithin(new OfActor(grantKeys), 'READ');
export const READABLE_FOLDERS = foldersWithin(new OfActor(grantKeys));

export const READABLE_CHANNELS = channelsWithin(new OfActor(grantKeys));

/** The actor's level on each visible project: 1 READ, 2 WRITE, 3 FULL. */
export const levelsOnProjects = (actor: Actor): RawBuilder<{ project_id: string; level: number; markup: boolean }> => {
  const level = actor.role === 'VIEWER' ? sql`1::smallint` : sql`max(r.level)`;
  return sql`(SELECT r.project_id, ${level} AS level, bool_or(r.special = 'markup') IS TRUE AS markup FROM (${reached(grantKeys(actor))}) r GROUP BY r.project_id)`;
};

/** The actor's level on each folder. */
export const levelsOnFolders = (actor: Actor): RawBuilder<{ folder_id: string; level: number }> => {
  const level = actor.role === 'VIEWER' ? sql`1::smallint` : sql`max(g.level)`;
  return sql`(SELECT f.id AS folder_id, ${level} AS level FROM folder f JOIN access_grant g ON g.folder_id = ANY(f.path) WHERE g.subject_key = ANY(${grantKeys(actor)}::text[]) GROUP BY f.id)`;
};
