import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingDirectory, BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { type SyncStores, type Synced, syncSubscription } from './sync-subscription.ts';

export const BILLING_COMPARISON: JobQueue<Record<string, never>> = { name: 'billing-comparison' };
/** Once a day at night, UTC. */
export const BILLING_COMPARISON_CRON = '47 2 * * *';
const LEDGER_DAYS = 90;
const DAY_MS = 86_400_000;

/** How many workspaces agreed with the payment provider, were corrected, or are unknown to it. */
export type Comparison = Readonly<Record<Synced, number>>;

/**
 * Compares all workspaces with the payment provider and corrects those that differ, such as after lost events. Sent by
 * jobs only.
 */
export class CompareSubscriptions extends Command<Comparison> {
  static readonly requires = WORKER;
}

type Stores = SyncStores & Pick<BillingStores, 'paymentEvents'>;

/** Writes the result of a comparison to the log. */
export type ReportComparison = (comparison: Comparison) => void;

export class CompareSubscriptionsHandler implements Handler<CompareSubscriptions> {
  constructor(
    private readonly billing: Billing | null,
    private readonly directory: BillingDirectory,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
    private readonly report: ReportComparison,
  ) {}

  /** A failing workspace does not block the others. */
  async execute(): Promise<Comparison> {
    const counts: Record<Synced, number> = { SAME: 0, HEALED: 0, UNKNOWN: 0, NONE: 0 };
    if (!this.billing) return counts;
    const faults: unknown[] = [];
    for (const teamId of await this.directory.teams())
      await this.compare(this.billing, teamId).then(
        (synced) => (counts[synced] += 1),
        (fault: unknown) => faults.push(fault),
      );
    this.report(counts);
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} workspaces could not be compared`);
    return counts;
  }

  private async compare(billing: Billing, teamId: Uuid): Promise<Synced> {
    const before = new Date(this.clock.now().getTime() - LEDGER_DAYS * DAY_MS);
    await this.work.perform(teamId, ({ paymentEvents }) => paymentEvents.forget(before));
    return syncSubscription({ billing, work: this.work, clock: this.clock }, teamId);
  }
}
