import { Button, Group, Text } from '@mantine/core';
import { PLAN_TRIAL_DAYS, PLAN_TRIED, type WorkspacePlanView } from '@evident/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useTryPlan } from '../data/plans/mutations.ts';
import { plansQuery, workspacePlanQuery } from '../data/plans/queries.ts';
import { PlanComparison } from '../features/plans/plan-comparison.tsx';
import { PlanFeatures } from '../features/plans/plan-features.tsx';
import { PlanMeters } from '../features/plans/plan-meters.tsx';
import { planStateInWords } from '../features/plans/words.ts';
import { useWho } from '../kernel/who.ts';
import { SettingsSection } from '../ui/settings-section.tsx';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The plan of the workspace, what is used of it, and a comparison. `?feature=` marks a feature or limit. */
export function Component() {
  return (
    <SettingsFrame title="Plans">
      <Plans />
    </SettingsFrame>
  );
}

function Plans() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(workspacePlanQuery());
  const { data: plans = [] } = useQuery({ ...plansQuery(), enabled: data?.limited ?? false });
  if (error) return <FailedState title="The plan could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="your plan" />;
  if (!data.plan) return <EmptyState icon={PackageCheck} title="Everything is included" />;
  const names = Object.fromEntries(plans.map(({ reference, name }) => [reference, name]));
  const wanted = search.get('feature');
  return (
    <>
      <SettingsSection title="Your plan" about={data.plan.description}>
        <strong>{data.plan.name}</strong>
        <PlanChanges plan={data} wanted={wanted} />
      </SettingsSection>
      <SettingsSection title="What you use" about="Counted for the whole workspace, months in UTC.">
        <PlanMeters limits={data.limits} />
      </SettingsSection>
      <SettingsSection title="Features" about="Each can be tried once for 30 days.">
        <PlanFeatures features={data.features} names={names} />
      </SettingsSection>
      {plans.length > 0 && (
        <SettingsSection title="Compare plans" about="Nothing is lost with a smaller plan.">
          <PlanComparison plans={plans} current={data.plan.reference} wanted={wanted} />
        </SettingsSection>
      )}
    </>
  );
}

/** The address of the choice of a plan, with the gate that someone met and the plan that opens it. */
function choiceFor({ features, limits }: WorkspacePlanView, wanted: string | null): string {
  const gates = [
    ...features.map(({ feature, plan }) => [feature, plan] as const),
    ...limits.map(({ limit, plan }) => [limit, plan] as const),
  ];
  const opener = gates.find(([gate]) => gate === wanted)?.[1];
  return `/settings/billing/plans${wanted ? `?feature=${wanted}` : ''}${opener ? `&recommended=${opener}` : ''}`;
}

/** The state of the plan; admins change it from here. */
function PlanChanges({ plan, wanted }: { plan: WorkspacePlanView; wanted: string | null }) {
  const trial = useTryPlan();
  const isAdmin = useWho()?.member.workspaceAdmin ?? false;
  const state = planStateInWords(plan, isAdmin);
  return (
    <>
      {state && <Text>{state}</Text>}
      {isAdmin && (
        <Group mt="sm" gap="xs">
          <Button component={Link} to={choiceFor(plan, wanted)}>
            Choose a plan
          </Button>
          {plan.planTrial === 'NotStarted' && (
            <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
              Try {PLAN_TRIED.name} for {PLAN_TRIAL_DAYS} days
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
