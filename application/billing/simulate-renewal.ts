import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Billing } from './billing.ts';
import { demandBilling } from './demand-billing.ts';
import { type SyncStores, syncSubscription } from './sync-subscription.ts';

/** Renews the subscription of a demonstration now, with a card that is declined or works. Not found where payments are real. */
export class SimulateRenewal extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly declined: boolean,
  ) {
    super();
  }
}

export class SimulateRenewalHandler implements Handler<SimulateRenewal> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<SyncStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor: { teamId }, declined }: SimulateRenewal): Promise<void> {
    const billing = demandBilling(this.billing);
    const customer = await this.work.prepare(teamId, ({ billingCustomers }) => billingCustomers.find());
    if (!billing.demonstration || !customer) return notFound('Subscription');
    await billing.demonstration.renew(customer.customerId, declined);
    await syncSubscription({ billing, work: this.work, clock: this.clock }, teamId);
  }
}
