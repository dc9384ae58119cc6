import type { BillingLink } from '@evident/domain/billing';
import type { Actor } from '@evident/domain/permissions';
import type { Addresses } from '../identity/index.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Billing } from './billing.ts';
import { demandBilling } from './demand-billing.ts';
import { type CustomerStores, ensureCustomer } from './ensure-customer.ts';

/** Opens the page of the payment provider with cards and invoices. */
export class OpenPortal extends Command<BillingLink> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class OpenPortalHandler implements Handler<OpenPortal> {
  constructor(
    private readonly billing: Billing | null,
    private readonly work: UnitOfWork<CustomerStores>,
    private readonly addresses: Addresses,
  ) {}

  async execute({ actor }: OpenPortal): Promise<BillingLink> {
    const billing = demandBilling(this.billing);
    const { customer, team } = await ensureCustomer(this.work, billing, actor);
    const back = this.addresses.workspace(team.subdomain, '/settings/billing');
    return { url: await billing.openPortal(customer.customerId, back) };
  }
}
