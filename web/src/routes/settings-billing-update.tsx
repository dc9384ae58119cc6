import { Button, Group } from '@mantine/core';
import { planOf } from '@evident/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useChangePlan, useCheckout } from '../data/billing/mutations.ts';
import { billingQuery, previewQuery, pricesQuery } from '../data/billing/queries.ts';
import { InvoicePreviewTable } from '../features/billing/invoice-preview.tsx';
import { isPaid } from '../features/billing/words.ts';
import { showToast } from '../kernel/toasts.ts';
import { ProblemNote } from '../ui/problem-note.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** The invoice of a change before it is made. `?product=` is a plan, `?priceInterval=` how often it is paid, `?seats=`. */
export function Component() {
  return (
    <BillingFrame title="Change plan">
      <Change />
    </BillingFrame>
  );
}

function Change() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const product = search.get('product') ?? '';
  const seats = Math.max(1, Math.floor(Number(search.get('seats')) || 1));
  const billing = useQuery(billingQuery());
  const prices = useQuery(pricesQuery());
  const price = prices.data?.items.find(
    ({ subject, reference, interval }) =>
      subject === 'PLAN' && reference === product && interval === search.get('priceInterval'),
  );
  const paid = billing.data?.subscription && isPaid(billing.data.subscription) ? billing.data.subscription : null;
  const kept = (paid?.addOns ?? []).flatMap(({ reference, quantity }) => {
    const same = prices.data?.items.find(
      (each) => each.subject === 'ADD_ON' && each.reference === reference && each.interval === price?.interval,
    );
    return same ? [{ price: same.id, quantity }] : [];
  });
  const items = price ? [{ price: price.id, quantity: seats }, ...kept] : [];
  const preview = useQuery(previewQuery(billing.data ? items : []));
  const checkout = useCheckout();
  const change = useChangePlan();
  if (billing.error ?? prices.error ?? preview.error)
    return (
      <FailedState
        title="The invoice could not be computed"
        problem={(billing.error ?? prices.error ?? preview.error)!}
        onRetry={() => void Promise.all([billing.refetch(), prices.refetch(), preview.refetch()])}
      />
    );
  if (prices.data && !price)
    return (
      <p>
        There is no such plan. <Link to="/settings/billing/plans">See the plans</Link>
      </p>
    );
  if (!billing.data || !preview.data) return <ListSkeleton things="the invoice" />;
  const name = planOf(product)?.name ?? product;
  const buy = () =>
    paid
      ? change.mutate(items, {
          onSuccess: () => {
            showToast({ title: `Your plan is ${name}` });
            void navigate('/settings/billing');
          },
        })
      : checkout.mutate(items, { onSuccess: ({ url }) => location.assign(url) });
  return (
    <SettingsSection
      title={`${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`}
      about={paid ? 'The rest of the current period is credited.' : 'The plan changes once it is paid for.'}
    >
      <InvoicePreviewTable preview={preview.data} />
      <ProblemNote problem={checkout.error ?? change.error} />
      <Group mt="md" gap="xs">
        <Button loading={checkout.isPending || change.isPending} onClick={buy}>
          {paid ? `Change to ${name}` : 'Go to payment'}
        </Button>
        <Button component={Link} variant="default" to="/settings/billing/plans">
          Back
        </Button>
      </Group>
    </SettingsSection>
  );
}
