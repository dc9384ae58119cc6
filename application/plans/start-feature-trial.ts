import type { Actor } from '@evident/domain/permissions';
import { type Feature, withTrialStarted } from '@evident/domain/plans';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PlanChangeStores, changePlan } from './change-plan.ts';

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
