import { notFound } from '@evident/domain/kernel';
import type { DomainEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import type { Feature, WorkspacePlan } from '@evident/domain/plans';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from './take-room.ts';

export type PlanChangeStores = RoomStores & { outbox: Outbox; audit: AuditLog };

export const planChanged = (teamId: string): DomainEvent => ({ name: 'plan:changed', teamId, payload: {} });

/** Changes the plan for a feature, unless it stays the same; announced and audited. */
export async function changePlan(
  work: UnitOfWork<PlanChangeStores>,
  actor: Actor,
  action: string,
  feature: Feature,
  change: (plan: WorkspacePlan) => WorkspacePlan,
  also: readonly DomainEvent[] = [],
): Promise<void> {
  await work.perform(actor.teamId, async ({ workspacePlans, outbox, audit }) => {
    const before = (await workspacePlans.find()) ?? notFound('Plan');
    const after = change(before);
    if (after === before) return;
    await workspacePlans.save(after);
    await outbox.announce(planChanged(actor.teamId), ...also);
    await audit.record({
      actorId: actor.userId,
      action,
      objectType: 'workspace',
      objectId: actor.teamId,
      detail: { feature },
    });
  });
}
