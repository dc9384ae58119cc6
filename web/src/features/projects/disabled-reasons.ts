import {
  canCreate,
  disabledReason,
  reaches,
  VIEWERS_CANNOT_CREATE,
  type Action,
  type Role,
} from '@evident/domain/permissions';
import { accessShown, type FolderView, type ProjectView } from '@evident/domain/projects';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';

/** Actions stay disabled until the member is loaded. */
export function useRole(): Role {
  return useWho()?.member.role ?? 'VIEWER';
}

/** Why the member creates nothing here, in the words for viewers; null if allowed. */
export function useCreateReason(forViewers: string = VIEWERS_CANNOT_CREATE): string | null {
  const who = useWho();
  if (who === null) return PERMISSIONS_LOADING;
  return canCreate(who.member) ? null : forViewers;
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
