import { demandAnotherAdmin, type MemberView } from '@evident/domain/workspaces';
import { refusalReason } from '../../kernel/refusal-reason.ts';
import type { Who } from '../../kernel/who.ts';

/** The reason a member cannot change the workspace, as the server words it; null for admins. */
export function adminsOnly(who: Who | null): string | null {
  if (who?.secondFactorMissing) return 'Set up two-step sign-in first';
  return who === null || who.member.workspaceAdmin ? null : 'Only workspace admins can do this';
}

/** The reason an admin cannot leave or be demoted; null if they can. */
export const lastAdminReason = (member: Pick<MemberView, 'workspaceAdmin'>, admins: number): string | null =>
  refusalReason(() => demandAnotherAdmin(member, admins));
