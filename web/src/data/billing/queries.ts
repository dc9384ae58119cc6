import type { BillingView, InvoicesView, PreviewRequest, PricesView } from '@evident/domain/billing';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { on } from '../../kernel/queries/touched-by.ts';

const CHANGES = on(['billing:changed', 'plan:changed'], true);

/** The paid plan and the company on invoices. For admins. */
export const billingQuery = () =>
  queryOptions({
    queryKey: ['billing'],
    queryFn: (): Promise<BillingView> => answer(api.GET('/api/v1/billing')),
    meta: { touchedBy: CHANGES },
    retry: false,
  });

export const pricesQuery = () =>
  queryOptions({
    queryKey: ['prices'],
    queryFn: (): Promise<PricesView> => answer(api.GET('/api/v1/billing/prices')),
  });

export const invoicesQuery = () =>
  queryOptions({
    queryKey: ['invoices'],
    queryFn: (): Promise<InvoicesView> => answer(api.GET('/api/v1/billing/invoices')),
    meta: { touchedBy: CHANGES },
  });

type Items = PreviewRequest['subscriptionItems'];

/** A change that takes effect now: the rest of the period is credited. */
export const quoteOf = (subscriptionItems: Items) => ({
  subscriptionItems,
  prorate: true,
  prorationDate: null,
  resetBillingCycle: false,
});

/** The next invoice after a change. */
export const previewQuery = (items: Items) =>
  queryOptions({
    queryKey: ['invoice-preview', items],
    queryFn: () =>
      answer(
        api.POST('/api/v1/billing/preview', { body: { ...quoteOf(items), dryRun: true, stripeCustomerId: null } }),
      ),
    enabled: items.length > 0,
    retry: false,
    meta: { touchedBy: CHANGES },
  });
