import { disabledReason, reaches, type Action, type Role } from '@evident/domain/permissions';
import { accessShown, type FolderView, type ProjectView } from '@evident/domain/projects';
import { useWho } from '../../kernel/who.ts';

/** Actions stay disabled until the member is loaded. */
export function useRole(): Role {
  return useWho()?.member.role ?? 'VIEWER';
}

/** The domain's reason that an action on a project is disabled; undefined if allowed. */
export const projectReason = (action: Action, role: Role, project: ProjectView): string | undefined =>
  disabledReason(action, { role }, accessShown(project));

/** The same for a folder. */
export function folderReason(
  action: 'write' | 'manage',
  role: Role,
  { level }: Pick<FolderView, 'level'>,
): string | undefined {
  if (reaches(level, action === 'write' ? 'WRITE' : 'FULL')) return undefined;
  if (role === 'VIEWER') return action === 'write' ? 'Viewers cannot edit' : 'Viewers cannot manage folders';
  return action === 'write'
    ? 'You don’t have edit permissions in this folder'
    : 'You don’t have full access to this folder';
}
