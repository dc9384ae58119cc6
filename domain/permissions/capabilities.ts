import { refuse } from '../kernel/index.ts';
import type { Actor } from './actor.ts';
import type { Access } from './effective-level.ts';
import { reaches } from './levels.ts';

/** Seeing a project and everything in it. */
export const canRead = (access: Access): boolean => reaches(access.level, 'READ');
/** Highlighting and tagging: whoever writes, and every reader where the markup group holds a grant. */
export const canMarkUp = (access: Access): boolean =>
  canRead(access) && !access.readOnly && (access.markup || reaches(access.level, 'WRITE'));
/** Changing notes, insights and tags. */
export const canWrite = (access: Access): boolean => !access.readOnly && reaches(access.level, 'WRITE');
/** Taking back what was shown to the world: whoever may change it, in an archived project too. */
export const canUnshare = (access: Access): boolean => reaches(access.level, 'WRITE');
/** Deciding who has access, moving, archiving. Stays possible in an archived project, which could not be reopened otherwise. */
export const canManage = (access: Access): boolean => reaches(access.level, 'FULL');
/** Making projects and folders, which needs no grant. */
export const canCreate = (actor: Pick<Actor, 'role'>): boolean => actor.role !== 'VIEWER';

/** What one can want to do with a project. */
export type Action = 'read' | 'markUp' | 'write' | 'unshare' | 'manage';

const ALLOWED: Record<Action, (access: Access) => boolean> = {
  read: canRead,
  markUp: canMarkUp,
  write: canWrite,
  unshare: canUnshare,
  manage: canManage,
};

const VIEWERS_CANNOT: Record<Action, string> = {
  read: 'You don’t have access to this project',
  markUp: 'Viewers cannot highlight or tag in this project',
  write: 'Viewers cannot edit',
  unshare: 'Viewers cannot edit',
  manage: 'Viewers cannot manage projects',
};
const NOT_GRANTED: Record<Action, string> = {
  read: 'You don’t have access to this project',
  markUp: 'You don’t have edit permissions in this project',
  write: 'You don’t have edit permissions in this project',
  unshare: 'You don’t have edit permissions in this project',
  manage: 'You don’t have full access to this project',
};

const READ_ONLY = 'Unavailable in read-only mode';
export const VIEWERS_CANNOT_CREATE = 'Viewers cannot create projects';

/** Why an action is not possible, in the words shown beside the disabled control; `undefined` when it is possible. */
export function disabledReason(action: Action, actor: Pick<Actor, 'role'>, access: Access): string | undefined {
  if (ALLOWED[action](access)) return undefined;
  if (ALLOWED[action]({ ...access, readOnly: false })) return READ_ONLY;
  return (actor.role === 'VIEWER' ? VIEWERS_CANNOT : NOT_GRANTED)[action];
}

/**
 * The access back, if it allows the action.
 * @throws Refusal `NotFound` where the actor may not even know of the thing (`what` names it), `InvalidOperation` in an archived project, else `Forbidden`; the title is the {@link disabledReason}
 */
export function refuseUnlessAllowed(
  action: Action,
  actor: Pick<Actor, 'role'>,
  access: Access,
  what = 'Project',
): Access {
  if (!canRead(access)) refuse('NotFound', `${what} not found`);
  const reason = disabledReason(action, actor, access);
  if (reason === undefined) return access;
  return reason === READ_ONLY
    ? refuse('InvalidOperation', reason, 'Restore the project from the archive to change it.')
    : refuse('Forbidden', reason, 'Someone with full access to the project can give you more.');
}
