import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { afterRemoval, demandAnotherAdmin } from '@evident/domain/workspaces';
import type { FileRecords } from '../files/index.ts';
import type { AuditEntry, AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { MemberStore, TeamStore } from './workspace-stores.ts';

export interface DepartureStores {
  readonly teams: TeamStore;
  readonly members: MemberStore;
  readonly files: Pick<FileRecords, 'markOrphaned'>;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
}

/**
 * Ends a membership. The work stays under “Deleted user”; grants, groups and access tokens are deleted. A removed
 * member can return only by invite.
 */
export async function depart(
  { teams, members, files, audit, outbox }: DepartureStores,
  actor: Pick<Actor, 'teamId' | 'userId'>,
  memberId: Uuid,
  now: Date,
  /** A directory has no member of its own. */
  audited: Pick<AuditEntry, 'actorId' | 'detail'> = { actorId: actor.userId },
): Promise<void> {
  await teams.hold(actor.teamId);
  const member = (await members.hold(memberId)) ?? notFound('Member');
  // The last admin may leave a closed workspace, which is deleted on its last day.
  if (!(await teams.isClosed(actor.teamId))) demandAnotherAdmin(member, await members.countAdmins());
  await members.revokeAccess(member.id, now);
  if (member.pictureFileId !== null) await files.markOrphaned(member.pictureFileId, now);
  await members.save(afterRemoval(member, now));
  const action = audited.actorId !== null && memberId === actor.userId ? 'member:left' : 'member:removed';
  if (action === 'member:removed') await members.blockEmail(member.email);
  await audit.record({
    actorId: audited.actorId,
    action,
    objectType: 'member',
    objectId: member.id,
    detail: { role: member.role, ...audited.detail },
  });
  await outbox.announce({ name: action, teamId: actor.teamId, payload: { memberId, by: actor.userId } });
}
