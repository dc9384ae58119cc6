import type { Actor } from './actor.ts';
import type { Level } from './levels.ts';

/**
 * Whether a member manages workspace-level content: managers and admins. Currently: answering access requests for
 * projects where no member has FULL (decided: docs/adr).
 */
export const managesWorkspaceContent = ({ role, workspaceAdmin }: Pick<Actor, 'role' | 'workspaceAdmin'>): boolean =>
  workspaceAdmin || role === 'MANAGER';

/** The level a member holds on content of the workspace, such as its tag boards in the trash. */
export const workspaceContentLevel = (actor: Pick<Actor, 'role' | 'workspaceAdmin'>): Level =>
  managesWorkspaceContent(actor) ? 'FULL' : 'READ';
