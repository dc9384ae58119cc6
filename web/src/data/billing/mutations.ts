import type { BillingDetails, PreviewRequest } from '@evident/domain/billing';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { workspacePlanQuery } from '../plans/queries.ts';
import { billingQuery, invoicesQuery, quoteOf } from './queries.ts';

type Items = PreviewRequest['subscriptionItems'];

/** Refetches what a payment changes. */
function useRefetch() {
  const client = useQueryClient();
  return () => invalidate(client, billingQuery(), invoicesQuery(), workspacePlanQuery());
}

/** Asks the provider for the plan now, after a payment. */
export function useSyncBilling() {
  const refetch = useRefetch();
  return useCreate({
    create: (_: void, header) => answer(api.POST('/api/v1/billing/sync', { params: { header } })),
    onSuccess: refetch,
  });
}

/** Begins to buy; the answer names the page on which to pay. */
export function useCheckout() {
  return useCreate({
    create: (subscriptionItems: Items, header) =>
      answer(api.POST('/api/v1/billing/checkouts', { params: { header }, body: { subscriptionItems } })),
  });
}

/** Changes the paid plan. */
export function useChangePlan() {
  const refetch = useRefetch();
  return useWrite({
    mutationFn: (items: Items) => answer(api.PUT('/api/v1/billing/subscription', { body: quoteOf(items) })),
    onSuccess: refetch,
  });
}

/** Renews now in the demonstration, with a card that is declined or works. */
export function useSimulatedRenewal() {
  const refetch = useRefetch();
  return useWrite({
    mutationFn: (declined: boolean) =>
      answer(api.POST('/api/v1/billing/demonstration/renewal', { body: { declined } })),
    onSuccess: refetch,
  });
}

/** Cancels at the end of the period, or takes that back. */
export function useCancellation() {
  const refetch = useRefetch();
  const cancel = useCreate({
    create: (_: void, header) => answer(api.POST('/api/v1/billing/subscription/cancellation', { params: { header } })),
    onSuccess: refetch,
  });
  const resume = useWrite({
    mutationFn: () => answer(api.DELETE('/api/v1/billing/subscription/cancellation')),
    onSuccess: refetch,
  });
  return { cancel, resume };
}

/** Opens the provider's page of cards. */
export function usePortal() {
  return useCreate({
    create: (_: void, header) => answer(api.POST('/api/v1/billing/portal', { params: { header } })),
    onSuccess: ({ url }) => location.assign(url),
  });
}

export function useBillingDetails() {
  const refetch = useRefetch();
  return useWrite({
    mutationFn: (body: BillingDetails) => answer(api.PUT('/api/v1/billing/details', { body })),
    onSuccess: refetch,
  });
}

/** Pays in the demonstration. */
export function useConfirmCheckout(checkoutId: string) {
  const refetch = useRefetch();
  return useCreate({
    create: (_: void, header) =>
      answer(
        api.POST('/api/v1/billing/checkouts/{checkoutId}/confirmation', {
          params: { path: { checkoutId }, header },
        }),
      ),
    onSuccess: refetch,
  });
}
