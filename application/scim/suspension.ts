import type { Uuid } from '@evident/domain/kernel';
import type { Directory } from '@evident/domain/scim';
import { type Member, demandAnotherAdmin, takesSeat } from '@evident/domain/workspaces';
import { takeRoom } from '../plans/index.ts';
import { accessChanged } from '../projects/index.ts';
import { ADMITTED, memberChanged } from '../workspaces/index.ts';
import { aMember, announcer, byDirectory } from './directory.ts';
import type { ScimStores } from './scim-stores.ts';

/**
 * Suspends a member: ends tokens and sessions, and hands projects without another manager to the heir. Open documents
 * close because a trigger reports the change.
 * @throws Refusal `InvalidOperation` for the last admin
 */
export async function suspend(stores: ScimStores, directory: Directory, member: Member, now: Date): Promise<Member> {
  demandAnotherAdmin(member, await stores.members.countAdmins());
  const suspended: Member = { ...member, suspendedAt: now };
  await stores.members.endAccess(member.id, now);
  await stores.members.save(suspended);
  await handOver(stores, directory, member.id);
  await stores.audit.record(byDirectory('member:suspended', aMember(member.id), { from: 'active', to: 'suspended' }));
  await stores.outbox.announce(memberChanged(announcer(directory), member.id));
  return suspended;
}

/** Lets a suspended member act again, with the access they had. Tokens stay revoked. */
export async function reactivate(stores: ScimStores, directory: Directory, member: Member, now: Date): Promise<Member> {
  if (takesSeat(member.role)) await takeRoom(stores, ADMITTED, 'seats', now);
  const active: Member = { ...member, suspendedAt: null };
  await stores.members.save(active);
  await stores.audit.record(byDirectory('member:reactivated', aMember(member.id), { from: 'suspended', to: 'active' }));
  await stores.outbox.announce(memberChanged(announcer(directory), member.id));
  return active;
}

/** Gives the heir full access to what only this member managed. Without an heir, admins can still take access. */
async function handOver(stores: ScimStores, directory: Directory, memberId: Uuid): Promise<void> {
  const { grants, audit, outbox } = stores;
  const abandoned = await stores.scimHandover.abandoned(memberId);
  const heirId = abandoned.length > 0 ? await heirOf(stores, memberId) : null;
  if (heirId === null) return;
  for (const on of abandoned) {
    await grants.give(on, { kind: 'user', id: heirId, level: 'FULL' }, directory.createdBy);
    await audit.record(
      byDirectory('access:handed-over', { objectType: on.kind, objectId: on.id }, { from: memberId, to: heirId }),
    );
    await outbox.announce(accessChanged(announcer(directory), on, { kind: 'user', id: heirId }));
  }
}

async function heirOf({ scimSettings, scimHandover, members }: ScimStores, leaving: Uuid): Promise<Uuid | null> {
  const { heirId } = await scimSettings.read();
  const chosen = heirId === null || heirId === leaving ? null : await members.find(heirId);
  const fit = chosen && !chosen.removedAt && !chosen.suspendedAt && chosen.role !== 'VIEWER';
  return fit ? chosen.id : scimHandover.longestAdmin();
}
