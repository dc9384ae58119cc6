import { type Uuid, notFound } from '@evident/domain/kernel';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { MemberStore } from '../workspaces/index.ts';

/** Signs a member out of this workspace everywhere. They can sign in again. Sessions in other workspaces go on. */
export class EndMemberSessions extends commandWith({ scope: 'write', role: 'admin' })<{ memberId: Uuid }> {}
export const EndMemberSessionsHandler = answeredBy(
  (
    { actor, memberId }: EndMemberSessions,
    work: UnitOfWork<{ members: Pick<MemberStore, 'find' | 'endSessions'>; audit: AuditLog }>,
    clock: Clock,
  ) =>
    work.perform(actor.teamId, async ({ members, audit }) => {
      const member = await members.find(memberId);
      if (!member || member.removedAt !== null) return notFound('Member');
      await members.endSessions(memberId, clock.now());
      await audit.record({
        actorId: actor.userId,
        action: 'member:sessions-ended',
        objectType: 'member',
        objectId: memberId,
      });
    }),
);
