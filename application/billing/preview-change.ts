import { type InvoicePreview, type PreviewRequest, demandForSale, pricesFor } from '@evident/domain/billing';
import { notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Handler, memberWith, Query } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { currentSubscription } from './current-subscription.ts';
import { demandBilling } from './demand-billing.ts';

/** The next invoice after a change of the subscription. Changes nothing. */
export class PreviewChange extends Query<InvoicePreview> {
  static readonly requires = memberWith({ scope: 'read', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly request: PreviewRequest,
  ) {
    super();
  }
}

export class PreviewChangeHandler implements Handler<PreviewChange> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<Pick<BillingStores, 'billingCustomers'>>,
  ) {}

  async execute({ actor, request }: PreviewChange): Promise<InvoicePreview> {
    const billing = demandBilling(this.billing);
    const { dryRun, stripeCustomerId, ...quote } = request;
    if (!dryRun) refuse('UnprocessableContent', 'A preview changes nothing', 'Send `dryRun: true`.');
    const customer = await this.work.perform(actor.teamId, ({ billingCustomers }) => billingCustomers.find());
    if (stripeCustomerId !== null && stripeCustomerId !== customer?.customerId) notFound('Customer');
    const current = await currentSubscription(billing, actor.teamId, customer);
    demandForSale(quote.subscriptionItems, pricesFor(await billing.prices(), current));
    return billing.preview(quote, customer?.customerId ?? null, current);
  }
}
