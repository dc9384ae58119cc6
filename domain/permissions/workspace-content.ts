import type { Actor } from './actor.ts';

/**
 * Whether a member looks after what belongs to the workspace as a whole and not to one project: managers and admins.
 * Today that is answering access requests for projects that nobody holds FULL on any more (decided: docs/adr).
 */
export const managesWorkspaceContent = ({ role, workspaceAdmin }: Pick<Actor, 'role' | 'workspaceAdmin'>): boolean =>
  workspaceAdmin || role === 'MANAGER';
