import type { NewCustomer } from '@evident/application/billing/billing';
import { type BillingDetails, taxIdKind } from '@evident/domain/billing';
import type { Stripe } from 'stripe';
import { asked } from './stripe-errors.ts';

/** The customer of a workspace, by the id in its metadata. Created once, also if two requests ask at the same time. */
export async function ensureCustomer(stripe: Stripe, { teamId, name, email }: NewCustomer): Promise<string> {
  const found = await asked(stripe.customers.search({ query: `metadata['teamId']:'${teamId}'`, limit: 1 }));
  if (found.data[0]) return found.data[0].id;
  const idempotencyKey = `customer-${teamId}`;
  return (await asked(stripe.customers.create({ name, email, metadata: { teamId } }, { idempotencyKey }))).id;
}

const address = ({ line1, line2, city, postalCode, country }: BillingDetails) => ({
  line1: line1 ?? '',
  line2: line2 ?? '',
  city: city ?? '',
  postal_code: postalCode ?? '',
  country: country ?? '',
});

export async function updateCustomer(stripe: Stripe, customerId: string, details: BillingDetails): Promise<void> {
  const { company, email } = details;
  await asked(
    stripe.customers.update(customerId, { email, address: address(details), ...(company && { name: company }) }),
  );
  await replaceTaxId(stripe, customerId, details);
}

/** Adds the new tax id first, so that one that Stripe refuses leaves the old one. */
async function replaceTaxId(stripe: Stripe, customerId: string, { taxId, country }: BillingDetails): Promise<void> {
  const { data: former } = await asked(stripe.customers.listTaxIds(customerId, { limit: 100 }));
  const isKept = former.some(({ value }) => value === taxId);
  if (taxId !== null && !isKept)
    await asked(
      stripe.customers.createTaxId(customerId, {
        type: taxIdKind(country) as Stripe.CustomerCreateTaxIdParams.Type,
        value: taxId,
      }),
    );
  for (const { id, value } of former) if (value !== taxId) await asked(stripe.customers.deleteTaxId(customerId, id));
}
