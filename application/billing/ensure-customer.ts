import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Team } from '@evident/domain/workspaces';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { BillingCustomer, BillingStores } from './billing-stores.ts';
import type { Billing } from './billing.ts';

export type CustomerStores = Pick<BillingStores, 'billingCustomers' | 'billingContacts' | 'teams'>;

/** The customer of the actor's workspace. Creates it with the address of the actor if there is none. */
export async function ensureCustomer(
  work: UnitOfWork<CustomerStores>,
  billing: Billing,
  { teamId, userId }: Actor,
): Promise<{ customer: BillingCustomer; team: Team }> {
  const known = await work.prepare(teamId, async ({ billingCustomers, billingContacts, teams }) => ({
    customer: await billingCustomers.find(),
    team: (await teams.find(teamId)) ?? notFound('Workspace'),
    email: (await billingContacts.emailOf(userId)) ?? notFound('Member'),
  }));
  const { customer, team, email } = known;
  if (customer && (await billing.subscriptionsOf(customer.customerId)) !== null) return { customer, team };
  const customerId = await billing.ensureCustomer({ teamId, name: team.name, email });
  const stored = await work.prepare(teamId, async ({ billingCustomers }) => {
    await billingCustomers.add(customerId);
    const held = (await billingCustomers.hold())!;
    if (held.customerId !== customerId) await billingCustomers.save({ ...held, customerId });
    return { ...held, customerId };
  });
  return { customer: stored, team };
}
