import { Box, Button } from '@mantine/core';
import { PLAN_TRIAL_DAYS, PLAN_TRIED } from '@evident/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { Sparkle } from 'lucide-react';
import { useTryPlan } from '../data/plans/mutations.ts';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { useWho } from '../kernel/who.ts';
import { Notice } from '../ui/states/notice.tsx';

/** Offers admins to try a larger plan, unless they did before. */
export function PlanTrialOffer() {
  const isAdmin = useWho()?.member.workspaceAdmin ?? false;
  const { data } = useQuery({ ...workspacePlanQuery(), enabled: isAdmin });
  const { mutate, isPending } = useTryPlan();
  if (!isAdmin || data?.planTrial !== 'NotStarted') return null;
  return (
    <Box mb={24}>
      <Notice
        icon={Sparkle}
        action={
          <Button size="compact-sm" loading={isPending} onClick={() => mutate()}>
            Try {PLAN_TRIED.name}
          </Button>
        }
      >
        Try all of {PLAN_TRIED.name} for {PLAN_TRIAL_DAYS} days. It ends by itself, and nothing is lost.
      </Notice>
    </Box>
  );
}
