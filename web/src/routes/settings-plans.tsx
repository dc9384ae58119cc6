import { Button, Group, Text } from '@mantine/core';
import { PLAN_TRIAL_DAYS, PLAN_TRIED } from '@evident/domain/plans';
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
  const trial = useTryPlan();
  const isAdmin = useWho()?.member.workspaceAdmin ?? false;
  const { data, error, refetch } = useQuery(workspacePlanQuery());
  const { data: plans = [] } = useQuery({ ...plansQuery(), enabled: data?.limited ?? false });
  if (error) return <FailedState title="The plan could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="your plan" />;
  if (!data.plan) return <EmptyState icon={PackageCheck} title="Everything is included" />;
  const names = Object.fromEntries(plans.map(({ reference, name }) => [reference, name]));
  const state = planStateInWords(data);
  const wanted = search.get('feature');
  const opener = [
    ...data.features.map((each) => [each.feature, each.plan]),
    ...data.limits.map((each) => [each.limit, each.plan]),
  ].find(([gate]) => gate === wanted)?.[1];
  const choice = wanted ? `?feature=${wanted}${opener ? `&recommended=${opener}` : ''}` : '';
  return (
    <>
      <SettingsSection title="Your plan" about={data.plan.description}>
        <strong>{data.plan.name}</strong>
        {state && <Text>{state}</Text>}
        {isAdmin && (
          <Group mt="sm" gap="xs">
            <Button component={Link} to={`/settings/billing/plans${choice}`}>
              Choose a plan
            </Button>
            {data.planTrial === 'NotStarted' && (
              <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
                Try {PLAN_TRIED.name} for {PLAN_TRIAL_DAYS} days
              </Button>
            )}
          </Group>
        )}
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
