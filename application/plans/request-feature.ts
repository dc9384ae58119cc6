import type { Actor } from '@evident/domain/permissions';
import { type Feature, withTrialRequested } from '@evident/domain/plans';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PlanChangeStores, changePlan } from './change-plan.ts';

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
    const asked = {
      name: 'plan:feature-requested',
      teamId: actor.teamId,
      payload: { feature, by: actor.userId },
    } as const;
    return changePlan(
      this.work,
      actor,
      'plan:feature-requested',
      feature,
      (plan) => withTrialRequested(plan, feature, this.clock.now()),
      [asked],
    );
  }
}
