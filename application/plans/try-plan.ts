import type { Uuid } from '@evident/domain/kernel';
import { reverseTrial } from '@evident/domain/plans';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PlanChangeStores, planChanged } from './change-plan.ts';

/** Starts the trial of a plan, unless one was started before or nothing is limited. */
export class TryPlan extends Command {
  static readonly requires = WORKER;

  constructor(readonly teamId: Uuid) {
    super();
  }
}

export class TryPlanHandler implements Handler<TryPlan> {
  constructor(
    private readonly work: UnitOfWork<PlanChangeStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId }: TryPlan): Promise<void> {
    await this.work.perform(teamId, async ({ workspacePlans, outbox }) => {
      const plan = await workspacePlans.find();
      if (!plan || plan.planTrial) return;
      await workspacePlans.save({ ...plan, planTrial: reverseTrial(this.clock.now()) });
      await outbox.announce(planChanged(teamId));
    });
  }
}
