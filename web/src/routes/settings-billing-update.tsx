import { Button, Group } from '@mantine/core';
import type { InvoicePreview } from '@evident/domain/billing';
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

/** The prices of the change in the address: the plan, and the add-ons that are kept. */
function useChange() {
  const [search] = useSearchParams();
  const product = search.get('product') ?? '';
  const seats = Math.max(1, Math.floor(Number(search.get('seats')) || 1));
  const billing = useQuery(billingQuery());
  const prices = useQuery(pricesQuery());
  const interval = search.get('priceInterval');
  const priceOf = (wanted: 'PLAN' | 'ADD_ON', of: string) =>
    prices.data?.items.find((each) => each.subject === wanted && each.reference === of && each.interval === interval);
  const paid = billing.data?.subscription && isPaid(billing.data.subscription) ? billing.data.subscription : null;
  const price = priceOf('PLAN', product);
  const kept = (paid?.addOns ?? []).flatMap(({ reference, quantity }) => {
    const same = priceOf('ADD_ON', reference);
    return same ? [{ price: same.id, quantity }] : [];
  });
  const items = price && billing.data ? [{ price: price.id, quantity: seats }, ...kept] : [];
  return {
    name: planOf(product)?.name ?? product,
    seats,
    items,
    isPaid: paid !== null,
    isUnknown: prices.data && !price,
    billing,
    prices,
  };
}

function Change() {
  const { items, isUnknown, billing, prices, ...change } = useChange();
  const preview = useQuery(previewQuery(items));
  const all = [billing, prices, preview];
  const failed = all.find(({ error }) => error);
  if (failed)
    return (
      <FailedState
        title="The invoice could not be computed"
        problem={failed.error!}
        onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
      />
    );
  if (isUnknown)
    return (
      <p>
        There is no such plan. <Link to="/settings/billing/plans">See the plans</Link>
      </p>
    );
  if (!preview.data) return <ListSkeleton things="the invoice" />;
  return <Confirmation {...change} items={items} preview={preview.data} />;
}

interface ConfirmationProps extends Pick<ReturnType<typeof useChange>, 'name' | 'seats' | 'items' | 'isPaid'> {
  preview: InvoicePreview;
}

function Confirmation({ name, seats, items, isPaid: changes, preview }: ConfirmationProps) {
  const navigate = useNavigate();
  const checkout = useCheckout();
  const change = useChangePlan();
  const done = () => {
    showToast({ title: `Your plan is ${name}` });
    void navigate('/settings/billing');
  };
  const go = () =>
    changes
      ? change.mutate(items, { onSuccess: done })
      : checkout.mutate(items, { onSuccess: ({ url }) => location.assign(url) });
  return (
    <SettingsSection
      title={`${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`}
      about={changes ? 'The rest of the current period is credited.' : 'The plan changes once it is paid for.'}
    >
      <InvoicePreviewTable preview={preview} />
      <ProblemNote problem={checkout.error ?? change.error} />
      <Group mt="md" gap="xs">
        <Button loading={checkout.isPending || change.isPending} onClick={go}>
          {changes ? `Change to ${name}` : 'Go to payment'}
        </Button>
        <Button component={Link} variant="default" to="/settings/billing/plans">
          Back
        </Button>
      </Group>
    </SettingsSection>
  );
}
