import { currentOf, type ProviderSubscription } from '@evident/domain/billing';
import { refuse } from '@evident/domain/kernel';
import type { BillingCustomer } from './billing-stores.ts';
import type { Billing } from './billing.ts';

/** The subscription that counts, as the provider has it now; null if it ended or never began. */
export async function currentSubscription(
  billing: Billing,
  customer: BillingCustomer | null,
): Promise<ProviderSubscription | null> {
  const current = customer && currentOf((await billing.subscriptionsOf(customer.customerId)) ?? []);
  return current?.status === 'canceled' ? null : current;
}

/** @throws Refusal `InvalidOperation` without a subscription */
export const demandSubscription = async (
  billing: Billing,
  customer: BillingCustomer | null,
): Promise<ProviderSubscription> =>
  (await currentSubscription(billing, customer)) ??
  refuse('InvalidOperation', 'There is no paid plan', 'Choose a plan first.');
