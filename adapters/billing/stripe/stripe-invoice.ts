import type { InvoicePreview, InvoiceView, Price } from '@evident/domain/billing';
import type { Stripe } from 'stripe';
import { idOf, moment } from './stripe-subscription.ts';

type Line = InvoicePreview['lineItems'][number];

const ofPrice = (price: Price | undefined): Pick<Line, 'productFamily' | 'priceType'> => ({
  productFamily: price?.productFamily ?? null,
  priceType: price?.priceType ?? null,
});

const isProrated = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;

function lineOf(line: Stripe.InvoiceLineItem, prices: ReadonlyMap<string, Price>): Line {
  const priceId = idOf(line.pricing?.price_details?.price);
  const price = prices.get(priceId ?? '');
  const quantity = line.quantity ?? 1;
  return {
    id: line.id,
    item: price?.reference ?? priceId ?? line.id,
    description: line.description ?? '',
    quantity,
    unitPrice: price?.unitAmount ?? Math.round(line.amount / Math.max(quantity, 1)),
    amount: line.amount,
    prorated: isProrated(line),
    ...ofPrice(price),
  };
}

/** An invoice that is not sent, with its lines. */
export function previewOf(
  { total, currency, customer_tax_ids: taxIds }: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
  prices: readonly Price[],
): InvoicePreview {
  const known = new Map(prices.map((price) => [price.id, price]));
  return {
    total,
    currency,
    taxNumber: taxIds?.[0]?.value ?? null,
    lineItems: lines.map((line) => lineOf(line, known)),
  };
}

/** A finalized invoice in a list, with its page at Stripe. */
export const invoiceOf = (invoice: Stripe.Invoice): InvoiceView => ({
  id: invoice.id,
  number: invoice.number,
  status: (invoice.status ?? 'draft') as InvoiceView['status'],
  total: invoice.total,
  currency: invoice.currency,
  createdAt: moment(invoice.created),
  url: invoice.hosted_invoice_url ?? null,
  pdfUrl: invoice.invoice_pdf ?? null,
});
