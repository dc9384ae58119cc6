import { FREE, isRestricted, restrictionsOf } from '@evident/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSyncBilling } from '../data/billing/mutations.ts';
import { billingQuery, invoicesQuery } from '../data/billing/queries.ts';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { BillingSummary } from '../features/billing/billing-summary.tsx';
import { Invoices } from '../features/billing/invoices.tsx';
import { PlanRestrictions } from '../features/plans/plan-restrictions.tsx';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** The paid plan, invoices, and where both are changed. */
export function Component() {
  return (
    <BillingFrame title="Billing">
      <Billing />
    </BillingFrame>
  );
}

/** The restrictions without the paid plan. */
function WithoutPayment() {
  const { data } = useQuery(workspacePlanQuery());
  if (!data) return null;
  const restrictions = restrictionsOf(data, { plan: FREE.reference, seats: 0, addOns: [] });
  return isRestricted(restrictions) ? <PlanRestrictions restrictions={restrictions} /> : <p>You lose nothing.</p>;
}

function Billing() {
  const { data, error, refetch } = useQuery(billingQuery());
  const invoices = useQuery(invoicesQuery());
  const [search, setSearch] = useSearchParams();
  const { mutate: sync } = useSyncBilling();
  const isBack = search.get('paid') === 'true';
  // Back from the payment page: its event may still be on the way.
  useEffect(() => {
    if (isBack) sync(undefined, { onSuccess: () => setSearch({}, { replace: true }) });
  }, [isBack, sync, setSearch]);
  if (!data)
    return error ? (
      <FailedState title="The plan could not be loaded" problem={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton things="your plan" />
    );
  return (
    <>
      <SettingsSection title="Paid plan" about={<Link to="/settings/plans">What you use of it</Link>}>
        <BillingSummary billing={data} restrictions={<WithoutPayment />} />
      </SettingsSection>
      <SettingsSection title="Company" about="On your invoices.">
        <Link to="/settings/billing/details">{data.details?.company ?? 'Add company and tax id'}</Link>
      </SettingsSection>
      <SettingsSection title="Invoices" about="And receipts, the newest first.">
        {invoices.data ? (
          <Invoices items={invoices.data.items} />
        ) : invoices.error ? (
          <FailedState
            title="The invoices could not be loaded"
            problem={invoices.error}
            onRetry={() => void invoices.refetch()}
          />
        ) : (
          <ListSkeleton things="invoices" count={2} />
        )}
      </SettingsSection>
    </>
  );
}
