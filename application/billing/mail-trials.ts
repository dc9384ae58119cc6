import { dueTrialMail, isInEffect, withTrialTold } from '@evident/domain/plans';
import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingDirectory, BillingStores } from './billing-stores.ts';
import { billingNoticed } from './events.ts';

export const PLAN_TRIALS: JobQueue<Record<string, never>> = { name: 'plan-trials' };
/** Each hour. */
export const PLAN_TRIALS_CRON = '23 * * * *';

/** Announces to admins that the trial of a plan started, ends soon, or ended. Sent by jobs only. */
export class MailTrials extends Command {
  static readonly requires = WORKER;
}

type Stores = Pick<BillingStores, 'workspacePlans' | 'outbox'>;

export class MailTrialsHandler implements Handler<MailTrials> {
  constructor(
    private readonly directory: BillingDirectory,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  /** A failing workspace does not block the others. */
  async execute(): Promise<void> {
    const faults: unknown[] = [];
    for (const teamId of await this.directory.triedTeams())
      await this.mail(teamId).catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} workspaces were not told of their trial`);
  }

  private async mail(teamId: Uuid): Promise<void> {
    await this.work.perform(teamId, async ({ workspacePlans, outbox }) => {
      const plan = await workspacePlans.find();
      const now = this.clock.now();
      const due = plan && dueTrialMail(plan, now);
      if (!plan || !due) return;
      await workspacePlans.save(withTrialTold(plan, due));
      // Those who pay need no mail about it, then or later.
      if (plan.subscription && isInEffect(plan.subscription, now)) return;
      await outbox.announce(billingNoticed(teamId, `plan-trial-${due}`, `TRIAL_${due}`));
    });
  }
}
