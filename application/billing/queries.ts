import type { BillingView, InvoicesView, PricesView } from '@evident/domain/billing';
import { pricesFor } from '@evident/domain/billing';
import type { Actor } from '@evident/domain/permissions';
import type { SubscriptionInterval } from '@evident/domain/plans';
import { answeredBy } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { currentSubscription } from './current-subscription.ts';
import { demandBilling } from './demand-billing.ts';

type ReadStores = Pick<BillingStores, 'billingCustomers' | 'workspacePlans'>;

/** The plan that is paid for and the company on invoices. Asks no provider, so it works while that is down. */
export class GetBilling extends Query<BillingView> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const GetBillingHandler = answeredBy(
  async ({ actor }: GetBilling, billing: Billing | null, work: UnitOfWork<ReadStores>): Promise<BillingView> => {
    const { provider } = demandBilling(billing);
    return work.perform(actor.teamId, async ({ billingCustomers, workspacePlans }) => {
      const customer = await billingCustomers.find();
      const subscription = (await workspacePlans.find())?.subscription ?? null;
      return {
        provider,
        subscription: subscription && { ...subscription, addOns: [...subscription.addOns] },
        details: customer?.details ?? null,
        syncedAt: customer?.syncedAt?.toISOString() ?? null,
      };
    });
  },
);

/** The prices that an admin can choose, of one interval or of all; with those that they have. */
export class ListPrices extends Query<PricesView> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly interval: SubscriptionInterval | null = null,
  ) {
    super();
  }
}

export const ListPricesHandler = answeredBy(
  async ({ actor, interval }: ListPrices, billing: Billing | null, work: UnitOfWork<ReadStores>) => {
    const provider = demandBilling(billing);
    const customer = await work.perform(actor.teamId, ({ billingCustomers }) => billingCustomers.find());
    const items = pricesFor(await provider.prices(), await currentSubscription(provider, actor.teamId, customer));
    return { items: items.filter((price) => interval === null || price.interval === interval) };
  },
);

/** Invoices and receipts of the workspace, the newest first. */
export class ListInvoices extends Query<InvoicesView> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListInvoicesHandler = answeredBy(
  async ({ actor }: ListInvoices, billing: Billing | null, work: UnitOfWork<ReadStores>) => {
    const provider = demandBilling(billing);
    const customer = await work.perform(actor.teamId, ({ billingCustomers }) => billingCustomers.find());
    return { items: customer ? await provider.invoices(customer.customerId) : [] };
  },
);
