import type { NewCustomer } from '@evident/application/billing/billing';
import { type BillingDetails, taxIdKind } from '@evident/domain/billing';
import { isSameJson } from '@evident/domain/kernel';
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

/** Sends only what changed: a checkout may have collected an address and a tax id that we do not know. */
export async function updateCustomer(
  stripe: Stripe,
  customerId: string,
  details: BillingDetails,
  before: BillingDetails | null,
): Promise<void> {
  const { company, email } = details;
  const isSame = isSameJson(address(details), before ? address(before) : address(NOTHING));
  await asked(
    stripe.customers.update(customerId, {
      email,
      ...(!isSame && { address: address(details) }),
      ...(company !== (before?.company ?? null) && { name: company ?? '' }),
    }),
  );
  if (details.taxId !== (before?.taxId ?? null)) await replaceTaxId(stripe, customerId, details);
}

const NOTHING: BillingDetails = {
  company: null,
  email: '',
  line1: null,
  line2: null,
  city: null,
  postalCode: null,
  country: null,
  taxId: null,
};

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
