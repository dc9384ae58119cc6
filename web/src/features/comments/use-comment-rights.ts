import { canManage, disabledReason, managesWorkspaceContent } from '@evident/domain/permissions';
import { accessShown } from '@evident/domain/projects';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../../data/projects/queries.ts';
import { PERMISSIONS_LOADING, useWho } from '../../kernel/who.ts';

interface Rights {
  /** The reason commenting is disabled; absent if allowed. */
  readonly reason: string | undefined;
  /** Whether the member can delete comments of others. */
  readonly manages: boolean;
}

/** The member's rights on the comments on an object of a project. */
export function useCommentRights(projectId: string, archived: boolean): Rights {
  const role = useWho()?.member.role;
  const { data: project, isError } = useQuery(projectQuery(projectId));
  if (role === undefined || !project)
    return { reason: isError ? 'Your permissions could not be loaded' : PERMISSIONS_LOADING, manages: false };
  const access = accessShown(project);
  return {
    reason: disabledReason('comment', { role }, { ...access, readOnly: access.readOnly || archived }),
    manages: canManage(access),
  };
}

/** The same for a contact, who is in no project. */
export function usePersonCommentRights(): Rights {
  const member = useWho()?.member;
  if (!member) return { reason: PERMISSIONS_LOADING, manages: false };
  return {
    reason: member.role === 'VIEWER' ? 'Viewers cannot comment on people' : undefined,
    manages: managesWorkspaceContent(member),
  };
}
