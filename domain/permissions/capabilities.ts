import { refuse } from '../kernel/index.ts';
import type { Actor } from './actor.ts';
import { type Access, highestLevelOf } from './effective-level.ts';
import { reaches } from './levels.ts';

export const canRead = (access: Access): boolean => reaches(access.level, 'READ');
/** Highlighting and tagging: members with WRITE, and readers if the markup group has a grant. */
export const canMarkUp = (access: Access): boolean =>
  canRead(access) && !access.readOnly && (access.markup || reaches(access.level, 'WRITE'));
/** Commenting: readers who are not viewers, and viewers if the markup group has a grant. */
export const canComment = (access: Access, { role }: Pick<Actor, 'role'>): boolean =>
  canRead(access) && !access.readOnly && (access.markup || role !== 'VIEWER');
/** Changing notes, insights and tags. */
export const canWrite = (access: Access): boolean => !access.readOnly && reaches(access.level, 'WRITE');
/** Ending public access: members with WRITE, even in an archived project. */
export const canUnshare = (access: Access): boolean => reaches(access.level, 'WRITE');
/** Changing access, moving, archiving. Allowed in an archived project, so that it can be unarchived. */
export const canManage = (access: Access): boolean => reaches(access.level, 'FULL');
/** Creating projects and folders, which requires no grant. */
export const canCreate = (actor: Pick<Actor, 'role'>): boolean => actor.role !== 'VIEWER';

export type Action = 'read' | 'markUp' | 'comment' | 'write' | 'unshare' | 'manage';

const ALLOWED: Record<Action, (access: Access, actor: Pick<Actor, 'role'>) => boolean> = {
  read: canRead,
  markUp: canMarkUp,
  comment: canComment,
  write: canWrite,
  unshare: canUnshare,
  manage: canManage,
};

/** Whether grants can allow the action to a role. If not, its screens don't offer it. */
export const roleAllows = (action: Action, { role }: Pick<Actor, 'role'>): boolean =>
  ALLOWED[action]({ level: highestLevelOf(role), markup: true, readOnly: false }, { role });

const VIEWERS_CANNOT: Record<Action, string> = {
  read: 'You don’t have access to this project',
  markUp: 'Viewers cannot highlight or tag in this project',
  comment: 'Viewers cannot comment in this project',
  write: 'Viewers cannot edit',
  unshare: 'Viewers cannot edit',
  manage: 'Viewers cannot manage projects',
};
const NOT_GRANTED: Record<Action, string> = {
  read: 'You don’t have access to this project',
  markUp: 'You don’t have edit permissions in this project',
  comment: 'You don’t have access to this project',
  write: 'You don’t have edit permissions in this project',
  unshare: 'You don’t have edit permissions in this project',
  manage: 'You don’t have full access to this project',
};

const READ_ONLY = 'Unavailable in read-only mode';
const BEYOND_PLAN = 'Read-only, because your plan has fewer projects';
export const VIEWERS_CANNOT_CREATE = 'Viewers cannot create projects';

/** The reason an action is not allowed, shown next to the disabled control; `undefined` if it is allowed. */
export function disabledReason(action: Action, actor: Pick<Actor, 'role'>, access: Access): string | undefined {
  if (ALLOWED[action](access, actor)) return undefined;
  if (ALLOWED[action]({ ...access, readOnly: false }, actor)) return access.beyondPlan ? BEYOND_PLAN : READ_ONLY;
  return (actor.role === 'VIEWER' ? VIEWERS_CANNOT : NOT_GRANTED)[action];
}

/**
 * Returns the access if it allows the action.
 * @throws Refusal `NotFound` if the actor cannot know that the object exists (`what` names it), `InvalidOperation` in
 * an archived project or one beyond the plan, else `Forbidden`; the title is the {@link disabledReason}
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
  if (reason === BEYOND_PLAN)
    refuse('InvalidOperation', reason, 'Choose a plan with more projects, or put an older project in the trash.');
  return reason === READ_ONLY
    ? refuse('InvalidOperation', reason, 'Restore the project from the archive to change it.')
    : refuse('Forbidden', reason, 'Someone with full access to the project can give you more.');
}
