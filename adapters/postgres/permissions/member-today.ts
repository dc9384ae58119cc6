import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ReadRows } from '../reads.ts';

/** The current state of a member, for work that they started or allowed earlier; null for a former or suspended member. */
export async function memberToday(
  rows: ReadRows,
  { teamId, memberId, scopes }: { teamId: Uuid; memberId: Uuid; scopes: Actor['scopes'] },
): Promise<Actor | null> {
  const [member] = await rows<
    Pick<Actor, 'userId' | 'role' | 'workspaceAdmin' | 'groupIds' | 'plan'> & { timeZone: string | null }
  >(
    `SELECT (SELECT p.plan FROM workspace_plan p WHERE p.team_id = m.team_id) AS plan, member_time_zone(m.id) AS "timeZone", m.id AS "userId", m.role, m.workspace_admin AS "workspaceAdmin", ARRAY(SELECT g.group_id FROM member_group_member g WHERE g.member_id = m.id) AS "groupIds"
     FROM member m WHERE m.id = $1 AND m.removed_at IS NULL AND m.suspended_at IS NULL`,
    [memberId],
  );
  if (!member) return null;
  const { timeZone, ...today } = member;
  return { ...today, ...(timeZone === null ? {} : { timeZone }), teamId, scopes };
}
