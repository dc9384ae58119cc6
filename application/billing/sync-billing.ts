import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Billing } from './billing.ts';
import { demandBilling } from './demand-billing.ts';
import { type SyncStores, syncSubscription } from './sync-subscription.ts';

/** Reads the subscription from the payment provider now, such as after paying. */
export class SyncBilling extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class SyncBillingHandler implements Handler<SyncBilling> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<SyncStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: SyncBilling): Promise<void> {
    const billing = demandBilling(this.billing);
    await syncSubscription({ billing, work: this.work, clock: this.clock }, actor.teamId);
  }
}
