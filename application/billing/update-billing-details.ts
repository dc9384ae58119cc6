import { type BillingDetails, taxIdKind } from '@evident/domain/billing';
import type { Actor } from '@evident/domain/permissions';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';
import { demandBilling } from './demand-billing.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { billingChanged } from './events.ts';

type Stores = Pick<BillingStores, 'billingCustomers' | 'billingContacts' | 'teams' | 'outbox' | 'audit'>;

/** Changes the company on invoices. */
export class UpdateBillingDetails extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly details: BillingDetails,
  ) {
    super();
  }
}

export class UpdateBillingDetailsHandler implements Handler<UpdateBillingDetails> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<Stores>,
  ) {}

  async execute({ actor, details }: UpdateBillingDetails): Promise<void> {
    const billing = demandBilling(this.billing);
    if (details.taxId !== null) taxIdKind(details.country);
    const { customer } = await ensureCustomer(this.work, billing, actor);
    await billing.updateCustomer(customer.customerId, details, customer.details);
    const { teamId, userId: actorId } = actor;
    await this.work.perform(teamId, async ({ billingCustomers, outbox, audit }) => {
      await billingCustomers.save({ ...(await billingCustomers.hold())!, details });
      await audit.record({ actorId, action: 'billing:details-changed', objectType: 'workspace', objectId: teamId });
      await outbox.announce(billingChanged(teamId));
    });
  }
}
