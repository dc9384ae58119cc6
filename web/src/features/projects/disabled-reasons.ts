import { disabledReason, reaches, type Action, type Role } from '@evident/domain/permissions';
import { accessShown, type FolderView, type ProjectView } from '@evident/domain/projects';
import { useWho } from '../../kernel/who.ts';

/** Until it is known who is asking, nothing is promised. */
export function useRole(): Role {
  return useWho()?.member.role ?? 'VIEWER';
}

/** Why something can't be done with a project, in the words of the domain; undefined when it can. */
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
