import type { Actor, Role } from './actor.ts';
import { grantKeys, type Grants } from './grants.ts';
import { atMost, highest, reaches, type Level } from './levels.ts';

/** The highest level that a role can hold on an object. */
export const highestLevelOf = (role: Role): Level => (role === 'VIEWER' ? 'READ' : 'FULL');

/**
 * The level of an actor on an object: the highest of their own, group and special-group grants on the object and its
 * parent folders. Viewers never have more than READ.
 */
export function effectiveLevel(actor: Actor, ...grants: readonly Grants[]): Level {
  const keys = grantKeys(actor);
  const granted = highest(grants.flatMap((of) => keys.map((key) => of[key] ?? 'none')));
  return atMost(granted, highestLevelOf(actor.role));
}

/** An actor's access to a project, from grants and project state. */
export interface Access {
  readonly level: Level;
  /** The markup group has a grant: members with READ can highlight and tag. */
  readonly markup: boolean;
  /** The project is archived, so nothing in it can be changed. */
  readonly readOnly: boolean;
  /** Read-only because the plan of the workspace has room for fewer projects. */
  readonly beyondPlan?: boolean;
}

export const NO_ACCESS: Access = { level: 'none', markup: false, readOnly: false };

/** The access to a project from its own grants and those of its parent folders. */
export const effectiveAccess = (actor: Actor, grants: readonly Grants[], readOnly = false): Access => ({
  level: effectiveLevel(actor, ...grants),
  markup: grants.some((of) => reaches(of.markup ?? 'none', 'READ')),
  readOnly,
});
