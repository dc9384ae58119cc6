import { notFound, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Billing } from './billing.ts';
import { demandBilling } from './demand-billing.ts';
import { type SyncStores, syncSubscription } from './sync-subscription.ts';

/** Pays for a checkout of the demonstration, which charges nothing. Not found where payments are real. */
export class ConfirmCheckout extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly checkoutId: Uuid,
  ) {
    super();
  }
}

export class ConfirmCheckoutHandler implements Handler<ConfirmCheckout> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<SyncStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { teamId }, checkoutId }: ConfirmCheckout): Promise<void> {
    const billing = demandBilling(this.billing);
    const customer = await this.work.prepare(teamId, ({ billingCustomers }) => billingCustomers.find());
    if (!billing.demonstration || !customer) return notFound('Checkout');
    await billing.demonstration.confirm(customer.customerId, checkoutId);
    await syncSubscription({ billing, work: this.work, clock: this.clock }, teamId);
  }
}
