import { currentOf, ofTeam, type ProviderSubscription } from '@evident/domain/billing';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { BillingCustomer } from './billing-stores.ts';
import type { Billing } from './billing.ts';

/** The subscription that counts, as the provider has it now; null if it ended or never began. */
export async function currentSubscription(
  billing: Billing,
  teamId: Uuid,
  customer: BillingCustomer | null,
): Promise<ProviderSubscription | null> {
  if (!customer) return null;
  const current = currentOf(ofTeam(teamId, (await billing.subscriptionsOf(customer.customerId)) ?? []));
  return current?.status === 'canceled' ? null : current;
}

/** @throws Refusal `InvalidOperation` without a subscription */
export const demandSubscription = async (
  billing: Billing,
  teamId: Uuid,
  customer: BillingCustomer | null,
): Promise<ProviderSubscription> =>
  (await currentSubscription(billing, teamId, customer)) ??
  refuse('InvalidOperation', 'There is no paid plan', 'Choose a plan first.');
