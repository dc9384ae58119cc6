import { Refusal } from '@evident/domain/kernel';
import { demandAnotherAdmin, type MemberView } from '@evident/domain/workspaces';

/** Why an admin can't go or be demoted, in the words of the rule itself; null when they can. */
export function lastAdminReason(member: Pick<MemberView, 'workspaceAdmin'>, admins: number): string | null {
  try {
    demandAnotherAdmin(member, admins);
    return null;
  } catch (thrown) {
    if (thrown instanceof Refusal) return [thrown.title, thrown.advice].filter(Boolean).join('. ');
    throw thrown;
  }
}
