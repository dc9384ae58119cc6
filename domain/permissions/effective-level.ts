import type { Actor } from './actor.ts';
import { grantKeys, type Grants } from './grants.ts';
import { atMost, highest, reaches, type Level } from './levels.ts';

/**
 * The level an actor holds on an object: the highest of their own grant, their groups' and the special groups',
 * on the object itself or on any folder around it. A viewer never holds more than READ.
 */
export function effectiveLevel(actor: Actor, ...grants: readonly Grants[]): Level {
  const keys = grantKeys(actor);
  const granted = highest(grants.flatMap((of) => keys.map((key) => of[key] ?? 'none')));
  return actor.role === 'VIEWER' ? atMost(granted, 'READ') : granted;
}

/** What an actor may do with a project, as far as grants and its state decide it. */
export interface Access {
  readonly level: Level;
  /** The markup group holds a grant: highlighting and tagging is open to those who can only read. */
  readonly markup: boolean;
  /** Nothing in it can be changed, because the project is archived. */
  readonly readOnly: boolean;
}

export const NO_ACCESS: Access = { level: 'none', markup: false, readOnly: false };

/** The access to a project, from its own grants and those of the folders around it. */
export const effectiveAccess = (actor: Actor, grants: readonly Grants[], readOnly = false): Access => ({
  level: effectiveLevel(actor, ...grants),
  markup: grants.some((of) => reaches(of.markup ?? 'none', 'READ')),
  readOnly,
});
