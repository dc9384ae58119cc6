import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { afterRemoval, demandAnotherAdmin } from '@evident/domain/workspaces';
import type { FileRecords } from '../files/file-records.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { MemberStore, TeamStore } from './workspace-stores.ts';

export interface DepartureStores {
  readonly teams: TeamStore;
  readonly members: MemberStore;
  readonly files: Pick<FileRecords, 'disown'>;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
}

/**
 * Ends a membership: the work stays, under the name of a deleted user; grants, groups and access tokens go. Who was removed gets in again by invite only.
 * @param lastMayGo whether the only member may leave a workspace without an admin, as a deleted account does
 */
export async function depart({ teams, members, files, audit, outbox }: DepartureStores, actor: Actor, memberId: Uuid, now: Date, lastMayGo = false): Promise<void> {
  await teams.hold(actor.teamId);
  const member = (await members.hold(memberId)) ?? refuse('NotFound', 'Member not found');
  if (!lastMayGo || (await members.count()) > 1) demandAnotherAdmin(member, await members.countAdmins());
  await members.dispossess(member.id, now);
  if (member.pictureFileId !== null) await files.disown(member.pictureFileId, now);
  await members.save(afterRemoval(member, now));
  const action = memberId === actor.userId ? 'member:left' : 'member:removed';
  if (action === 'member:removed') await members.shutOut(member.email);
  await audit.record({ actorId: actor.userId, action, objectType: 'member', objectId: member.id, detail: { role: member.role } });
  await outbox.announce({ name: action, teamId: actor.teamId, payload: { memberId, by: actor.userId } });
}
