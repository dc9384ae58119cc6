import { type BillingLink, type NewCheckout, demandForSale, pricesFor } from '@evident/domain/billing';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Addresses } from '../identity/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Billing } from './billing.ts';
import { currentSubscription } from './current-subscription.ts';
import { demandBilling } from './demand-billing.ts';
import { type CustomerStores, ensureCustomer } from './ensure-customer.ts';

/** Begins to buy a plan; returns the page on which the admin pays. */
export class StartCheckout extends Command<BillingLink> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly checkout: NewCheckout,
  ) {
    super();
  }
}

export class StartCheckoutHandler implements Handler<StartCheckout> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<CustomerStores>,
    private readonly addresses: Addresses,
  ) {}

  async execute({ actor, checkout: { subscriptionItems: items, promo } }: StartCheckout): Promise<BillingLink> {
    const billing = demandBilling(this.billing);
    demandForSale(items, pricesFor(await billing.prices(), null));
    const { customer, team } = await ensureCustomer(this.work, billing, actor);
    if (await currentSubscription(billing, actor.teamId, customer))
      refuse('InvalidOperation', 'This workspace has a paid plan', 'Change it instead of buying another one.');
    const at = (path: string) => this.addresses.workspace(team.subdomain, path);
    const url = await billing.startCheckout({
      teamId: actor.teamId,
      customerId: customer.customerId,
      items,
      promo: promo ?? null,
      returnUrl: at('/settings/billing?paid=true'),
      cancelUrl: at('/settings/billing/plans'),
    });
    return { url };
  }
}
