import { notFound } from '@evident/domain/kernel';
import type { DomainEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';
import { type Feature, type WorkspacePlan, withTrialRequested, withTrialStarted } from '@evident/domain/plans';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from './take-room.ts';

export type PlanChangeStores = RoomStores & { outbox: Outbox; audit: AuditLog };

export const planChanged = (teamId: string): DomainEvent => ({ name: 'plan:changed', teamId, payload: {} });

async function changePlan(
  work: UnitOfWork<PlanChangeStores>,
  actor: Actor,
  action: string,
  feature: Feature,
  change: (plan: WorkspacePlan) => WorkspacePlan,
): Promise<void> {
  await work.perform(actor.teamId, async ({ workspacePlans, outbox, audit }) => {
    const before = (await workspacePlans.find()) ?? notFound('Plan');
    const after = change(before);
    if (after === before) return;
    await workspacePlans.save(after);
    await outbox.announce(planChanged(actor.teamId));
    await audit.record({
      actorId: actor.userId,
      action,
      objectType: 'workspace',
      objectId: actor.teamId,
      detail: { feature },
    });
  });
}

/** Starts the 30 days in which the workspace tries a feature. */
export class StartFeatureTrial extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly feature: Feature,
  ) {
    super();
  }
}

export class StartFeatureTrialHandler implements Handler<StartFeatureTrial> {
  constructor(
    private readonly work: UnitOfWork<PlanChangeStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, feature }: StartFeatureTrial): Promise<void> {
    return changePlan(this.work, actor, 'plan:trial-started', feature, (plan) =>
      withTrialStarted(plan, feature, this.clock.now()),
    );
  }
}

/** Asks the admins for a feature that the plan lacks. */
export class RequestFeature extends Command {
  static readonly requires = memberWith({ scope: 'write' });

  constructor(
    readonly actor: Actor,
    readonly feature: Feature,
  ) {
    super();
  }
}

export class RequestFeatureHandler implements Handler<RequestFeature> {
  constructor(
    private readonly work: UnitOfWork<PlanChangeStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, feature }: RequestFeature): Promise<void> {
    return changePlan(this.work, actor, 'plan:feature-requested', feature, (plan) =>
      withTrialRequested(plan, feature, this.clock.now()),
    );
  }
}
