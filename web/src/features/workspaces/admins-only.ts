import type { Who } from '../../kernel/who.ts';

/** Why somebody may not decide about the workspace, in the words of the refusal; null for admins. */
export const adminsOnly = (who: Who | null): string | null => (who === null || who.member.workspaceAdmin ? null : 'Only workspace admins can do this');
