import type { Uuid } from '@evident/domain/kernel';
import type { Role } from '@evident/domain/permissions';
import { ACTING, type Invite, type Member, demandActive, refuseGuest, takesSeat } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import type { InviteStore, MemberStore, TeamStore } from './workspace-stores.ts';

export interface AdmissionStores extends RoomStores {
  readonly teams: TeamStore;
  readonly members: MemberStore;
  readonly invites: InviteStore;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
}

interface Newcomer {
  readonly accountId: Uuid;
  readonly name: string;
  readonly email: string;
}

/** A new member counts towards the seats of the plan. */
export const ADMITTED = { counts: ['seats'] } as const;

/**
 * Adds a person as a member and consumes the invite. A member whom the directory added meanwhile gets the account.
 * Existing members stay unchanged.
 * @throws Refusal `Forbidden` for a member whom the directory suspended, and for a guest where the rules allow none
 */
export async function admit(
  stores: AdmissionStores,
  ids: Ids,
  teamId: Uuid,
  person: Newcomer,
  as: { role: Role; workspaceAdmin: boolean },
  invite: Invite | undefined,
  now: Date,
  by: 'invite' | 'domain' | 'single sign-on' = invite ? 'invite' : 'domain',
): Promise<Member> {
  const { members, invites, audit, outbox } = stores;
  if (invite) {
    await invites.save({ ...invite, acceptedAt: now });
    await members.unblockEmail(person.email);
  }
  const already = await members.ofAccount(person.accountId);
  if (already) return demandActive(already);
  const team = await stores.teams.find(teamId);
  if (team) refuseGuest(team, await stores.teams.domains(), person.email);
  const waiting = await members.waiting(person.email);
  if (takesSeat(as.role)) await takeRoom(stores, ADMITTED, 'seats', now);
  const member: Member = waiting
    ? { ...demandActive(waiting), accountId: person.accountId, awaitsAccount: false }
    : {
        id: ids.newId(),
        teamId,
        accountId: person.accountId,
        name: person.name,
        email: person.email,
        role: as.role,
        workspaceAdmin: as.workspaceAdmin,
        pictureFileId: null,
        createdAt: now,
        ...ACTING,
      };
  await members.save(member);
  await audit.record({
    actorId: member.id,
    action: 'member:joined',
    objectType: 'member',
    objectId: member.id,
    detail: { by, role: member.role },
  });
  await outbox.announce({ name: 'member:joined', teamId, payload: { memberId: member.id } });
  return member;
}
