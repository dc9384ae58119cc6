import type { Actor } from './actor.ts';

/**
 * Whether a member manages workspace-level content: managers and admins. Currently: answering access requests for
 * projects where no member has FULL (decided: docs/adr).
 */
export const managesWorkspaceContent = ({ role, workspaceAdmin }: Pick<Actor, 'role' | 'workspaceAdmin'>): boolean =>
  workspaceAdmin || role === 'MANAGER';
