import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { withPlanTrial } from '@evident/domain/plans';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PlanChangeStores, planChanged } from './change-plan.ts';

/** Starts the 14 days in which the workspace tries a larger plan. */
export class StartPlanTrial extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class StartPlanTrialHandler implements Handler<StartPlanTrial> {
  constructor(
    private readonly work: UnitOfWork<PlanChangeStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: StartPlanTrial): Promise<void> {
    await this.work.perform(actor.teamId, async ({ workspacePlans, outbox, audit }) => {
      const plan = (await workspacePlans.find()) ?? notFound('Plan');
      await workspacePlans.save(withPlanTrial(plan, this.clock.now()));
      await outbox.announce(planChanged(actor.teamId));
      await audit.record({
        actorId: actor.userId,
        action: 'plan:trial-started',
        objectType: 'workspace',
        objectId: actor.teamId,
      });
    });
  }
}
