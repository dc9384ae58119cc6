import type { BillingView } from '@evident/domain/billing';
import { FEATURES, type Feature, LIMITS, type Limit, type WorkspacePlanView } from '@evident/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { billingQuery, pricesQuery } from '../data/billing/queries.ts';
import { plansQuery, workspacePlanQuery } from '../data/plans/queries.ts';
import { PlanChoice } from '../features/billing/plan-choice.tsx';
import { isPaid } from '../features/billing/words.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { BillingFrame } from './billing-frame.tsx';

/** The choice of a plan. `?feature=` names the gate that led here, `?recommended=` the plan that opens it. `?fromUpdate=`: another plan was looked at. */
export function Component() {
  return (
    <BillingFrame title="Choose a plan">
      <Choice />
    </BillingFrame>
  );
}

const nameOf = (gate: string | null): string | null =>
  gate === null
    ? null
    : gate in FEATURES
      ? FEATURES[gate as Feature].title
      : gate in LIMITS
        ? LIMITS[gate as Limit].title
        : null;

function Choice() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [billing, prices] = [useQuery(billingQuery()), useQuery(pricesQuery())];
  const [plans, workspace] = [useQuery(plansQuery()), useQuery(workspacePlanQuery())];
  const all = [billing, prices, plans, workspace];
  const failed = all.find(({ error }) => error);
  if (failed)
    return (
      <FailedState
        title="The plans could not be loaded"
        problem={failed.error!}
        onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))}
      />
    );
  if (!billing.data || !prices.data || !plans.data || !workspace.data) return <ListSkeleton things="plans" />;
  const gate = nameOf(search.get('feature'));
  return (
    <SettingsSection
      title={gate === null ? 'Plans' : `Plans with more: ${gate.toLowerCase()}`}
      about="You see the invoice before anything changes."
    >
      <PlanChoice
        plans={plans.data}
        prices={prices.data.items}
        {...startOf(billing.data, workspace.data)}
        recommended={search.get('recommended')}
        onChoose={({ reference, interval }, seats) =>
          void navigate(`/settings/billing/update?product=${reference}&priceInterval=${interval}&seats=${seats}`)
        }
      />
      {search.get('fromUpdate') === 'true' && <Link to="/settings/billing">Keep the plan as it is</Link>}
    </SettingsSection>
  );
}

/** The plan, seats and interval at first: those that are paid for, else the seats in use by month. */
function startOf({ subscription }: BillingView, { limits }: WorkspacePlanView) {
  const paid = subscription && isPaid(subscription) ? subscription : null;
  const used = limits.find(({ limit }) => limit === 'seats')?.used ?? 1;
  return { current: paid?.plan ?? null, seats: paid?.seats ?? used, interval: paid?.interval ?? ('month' as const) };
}
