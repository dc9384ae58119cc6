import { type PaymentEvent, checkPaymentEvent, paymentEventKind } from '@evident/domain/billing';
import { refuse, type Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, fromProvider } from '../kernel/message.ts';
import type { SignedDelivery } from '../kernel/signed-delivery.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingDirectory, BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { demandBilling } from './demand-billing.ts';
import { paymentReceived } from './events.ts';

/**
 * Takes an event of the payment provider, proved by its signature over the raw body. Stores it once and answers; a job
 * does the work. Events that concern nothing here are accepted and ignored.
 */
export class ReceivePaymentEvent extends Command {
  static readonly requires = fromProvider('stripe');

  constructor(readonly delivery: SignedDelivery) {
    super();
  }
}

type Stores = Pick<BillingStores, 'paymentEvents' | 'billingCustomers' | 'teams' | 'outbox'>;

export class ReceivePaymentEventHandler implements Handler<ReceivePaymentEvent> {
  constructor(
    private readonly billing: Billing | null,
    private readonly directory: BillingDirectory,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async execute({ delivery }: ReceivePaymentEvent): Promise<void> {
    const billing = demandBilling(this.billing);
    const now = this.clock.now();
    const event = billing.eventOf(delivery.body);
    if (!paymentEventKind(event.type)) return;
    checkPaymentEvent(event, billing.mode);
    const teamId = await this.teamOf(billing, event);
    if (!teamId) return;
    await this.work.perform(teamId, async ({ paymentEvents, billingCustomers, teams, outbox }) => {
      if (!(await teams.find(teamId)) || !(await paymentEvents.add(event, now))) return;
      if (event.customer) await billingCustomers.add(event.customer);
      await outbox.announce(paymentReceived(teamId, event.id));
    });
  }

  /** The workspace of the customer, or of the metadata for a subscription that was made at the provider. */
  private async teamOf(billing: Billing, event: PaymentEvent): Promise<Uuid | null> {
    const customer = event.customer ?? (event.charge && (await billing.customerOfCharge(event.charge)));
    const ofCustomer = customer && (await this.directory.teamOf(customer));
    if (ofCustomer && event.teamId && event.teamId !== ofCustomer)
      refuse('ValidationError', 'The customer belongs to another workspace', 'Correct `teamId` in the metadata.');
    return ofCustomer || event.teamId;
  }
}
