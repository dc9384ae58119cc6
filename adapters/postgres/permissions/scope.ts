import { type Actor, grantKeys, type Level, levelOrder } from '@evident/domain/permissions';

/** A piece of SQL and its values; the first placeholder is the number it was asked for with. */
export interface Fragment {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/**
 * Every project an actor's grants reach, on itself or on a folder around it: one row for each grant.
 * Rows of other teams are kept out by row-level security.
 */
const reached = (keys: string): string => `
  SELECT g.project_id, g.level, g.special FROM access_grant g WHERE g.subject_key = ANY(${keys}::text[]) AND g.project_id IS NOT NULL
  UNION ALL
  SELECT p.id, g.level, g.special FROM access_grant g JOIN folder f ON f.path @> ARRAY[g.folder_id] JOIN project p ON p.folder_id = f.id
  WHERE g.subject_key = ANY(${keys}::text[]) AND g.folder_id IS NOT NULL`;

const NOTHING = '(SELECT NULL::uuid WHERE false)';

/**
 * The projects an actor may use at a level, as a subquery of ids: `WHERE n.project_id IN ${scope.sql}`.
 * It agrees with `effectiveLevel` of the domain and stands in every list and every count.
 * @param next the number of its first placeholder: 1 where nothing comes before it
 */
export function visibleProjects(actor: Actor, atLeast: Exclude<Level, 'none'>, next: number): Fragment {
  if (actor.role === 'VIEWER' && atLeast !== 'READ') return { sql: NOTHING, parameters: [] };
  return {
    sql: `(SELECT r.project_id FROM (${reached(`$${next}`)}) r WHERE r.level >= $${next + 1}::smallint)`,
    parameters: [grantKeys(actor), levelOrder(atLeast)],
  };
}

/**
 * The level an actor holds on each project they may see, as a subquery with the columns `project_id`, `level` (1 READ, 2 WRITE, 3 FULL) and `markup`:
 * `JOIN ${levels.sql} l ON l.project_id = p.id`.
 */
export function projectLevels(actor: Actor, next: number): Fragment {
  const level = actor.role === 'VIEWER' ? '1::smallint' : 'max(r.level)';
  return {
    sql: `(SELECT r.project_id, ${level} AS level, bool_or(r.special = 'markup') IS TRUE AS markup FROM (${reached(`$${next}`)}) r GROUP BY r.project_id)`,
    parameters: [grantKeys(actor)],
  };
}
