import { Button, Group } from '@mantine/core';
import type { BillingView, InvoicePreview, PricesView } from '@evident/domain/billing';
import { type Restrictions, addOnOf, isRestricted, planOf, restrictionsOf } from '@evident/domain/plans';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useChangePlan, useCheckout } from '../data/billing/mutations.ts';
import { billingQuery, previewQuery, pricesQuery } from '../data/billing/queries.ts';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { AddOnChoice } from '../features/billing/add-on-choice.tsx';
import { InvoicePreviewTable } from '../features/billing/invoice-preview.tsx';
import { isPaid } from '../features/billing/words.ts';
import { PlanRestrictions } from '../features/plans/plan-restrictions.tsx';
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

/** The plan, its seats and interval in the address. */
function useWanted() {
  const [search] = useSearchParams();
  const product = search.get('product') ?? '';
  const plan = planOf(product);
  const least = plan?.seats.least ?? 1;
  const seats = Math.min(
    Math.max(Math.floor(Number(search.get('seats')) || least), least),
    plan?.seats.most ?? 100_000,
  );
  return { product, name: plan?.name ?? product, seats, interval: search.get('priceInterval') };
}

/** The prices of an interval: of a plan, and of the add-ons. */
function pricesOf(prices: PricesView | undefined, { product, interval }: ReturnType<typeof useWanted>) {
  const all = prices?.items.filter((each) => each.interval === interval) ?? [];
  return {
    plan: all.find(({ subject, reference }) => subject === 'PLAN' && reference === product),
    addOns: all.filter(({ subject }) => subject === 'ADD_ON'),
  };
}

const paidBy = (billing: BillingView | undefined) =>
  billing?.subscription && isPaid(billing.subscription) ? billing.subscription : null;

/** The change in the address: the prices of the plan, and the add-ons to choose, first those that are bought. */
function useChange() {
  const wanted = useWanted();
  const [billing, prices] = [useQuery(billingQuery()), useQuery(pricesQuery())];
  const [chosen, setChosen] = useState<Record<string, number> | null>(null);
  const { plan, addOns } = pricesOf(prices.data, wanted);
  const paid = paidBy(billing.data);
  const quantities = chosen ?? bought(paid?.addOns ?? [], addOns);
  const added = Object.entries(quantities).flatMap(([price, quantity]) => (quantity > 0 ? [{ price, quantity }] : []));
  const items = plan && billing.data ? [{ price: plan.id, quantity: wanted.seats }, ...added] : [];
  return {
    change: { name: wanted.name, seats: wanted.seats, items, isPaid: paid !== null },
    after: {
      plan: wanted.product,
      seats: wanted.seats,
      addOns: addOns.map(({ id, reference }) => ({ reference, quantity: quantities[id] ?? 0 })),
    },
    ended: (paid?.addOns ?? []).filter((had) => !addOns.some(({ reference }) => reference === had.reference)),
    addOns: { prices: addOns, quantities, onChange: setChosen },
    isUnknown: prices.data !== undefined && !plan,
    asked: [billing, prices],
  };
}

/** Units by price of the add-ons that a subscription has. */
const bought = (
  addOns: NonNullable<BillingView['subscription']>['addOns'],
  prices: PricesView['items'],
): Record<string, number> =>
  Object.fromEntries(
    addOns.flatMap(({ reference, quantity }) => {
      const price = prices.find((each) => each.reference === reference);
      return price ? [[price.id, quantity] as const] : [];
    }),
  );

function Change() {
  const { change, after, ended, addOns, isUnknown, asked } = useChange();
  const workspace = useQuery(workspacePlanQuery());
  const [search, setSearch] = useSearchParams();
  const preview = useQuery({ ...previewQuery(change.items), placeholderData: keepPreviousData });
  const all = [...asked, workspace, preview];
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
  const lost = workspace.data && restrictionsOf(workspace.data, after);
  if (lost && change.isPaid && isRestricted(lost) && search.get('restrictionsChecked') !== 'true')
    return (
      <Checked
        name={change.name}
        restrictions={lost}
        onChecked={() =>
          setSearch((before) => new URLSearchParams({ ...Object.fromEntries(before), restrictionsChecked: 'true' }))
        }
      />
    );
  if (!preview.data) return <ListSkeleton things="the invoice" />;
  return (
    <>
      {addOns.prices.length > 0 && (
        <SettingsSection title="Add-ons" about="Bought with the plan.">
          <AddOnChoice {...addOns} />
        </SettingsSection>
      )}
      {ended.length > 0 && (
        <p>
          Ends with this change, because it is not sold this way:{' '}
          {ended.map(({ reference }) => addOnOf(reference)?.title ?? reference).join(', ')}
        </p>
      )}
      <Confirmation {...change} preview={preview.data} isOld={preview.isPlaceholderData} />
    </>
  );
}

interface CheckedProps {
  name: string;
  restrictions: Restrictions;
  onChecked: () => void;
}

/** The restrictions, before the invoice is shown. */
function Checked({ name, restrictions, onChecked }: CheckedProps) {
  return (
    <SettingsSection title={`With ${name}`} about="Nothing is deleted, and all is back with a larger plan.">
      <PlanRestrictions restrictions={restrictions} />
      <Group mt="md" gap="xs">
        <Button onClick={onChecked}>Go on with {name}</Button>
        <Button component={Link} variant="default" to="/settings/billing/plans?fromUpdate=true">
          Choose another plan
        </Button>
      </Group>
    </SettingsSection>
  );
}

type ConfirmationProps = ReturnType<typeof useChange>['change'] & {
  preview: InvoicePreview;
  /** Whether the preview is of the choice before. */
  isOld: boolean;
};

function Confirmation({ name, seats, items, isPaid: changes, preview, isOld }: ConfirmationProps) {
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
        <Button loading={isOld || checkout.isPending || change.isPending} onClick={go}>
          {changes ? `Change to ${name}` : 'Go to payment'}
        </Button>
        <Button component={Link} variant="default" to="/settings/billing/plans?fromUpdate=true">
          Back
        </Button>
      </Group>
    </SettingsSection>
  );
}
