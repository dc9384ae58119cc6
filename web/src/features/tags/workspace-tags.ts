import { managesWorkspaceContent } from '@evident/domain/permissions';
import { PERMISSIONS_LOADING } from '../../kernel/who.ts';

/** The reason a member cannot change tags and templates of the workspace; null if they can. */
export const whyNotWorkspaceTags = (
  member: Parameters<typeof managesWorkspaceContent>[0] | undefined,
): string | null => {
  if (member === undefined) return PERMISSIONS_LOADING;
  return managesWorkspaceContent(member) ? null : 'Only managers and admins can change tags of the workspace';
};
