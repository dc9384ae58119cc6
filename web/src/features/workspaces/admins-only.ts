import type { Who } from '../../kernel/who.ts';

/** Why somebody may not decide about the workspace, in the words of the refusal; null for admins. */
export function adminsOnly(who: Who | null): string | null {
  if (who?.secondFactorMissing) return 'Set up two-step sign-in first';
  return who === null || who.member.workspaceAdmin ? null : 'Only workspace admins can do this';
}
