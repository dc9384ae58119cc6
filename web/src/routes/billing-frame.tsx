import { Box } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { billingQuery } from '../data/billing/queries.ts';
import { workspacePlanQuery } from '../data/plans/queries.ts';
import { useWho } from '../kernel/who.ts';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { Notice } from '../ui/states/notice.tsx';
import { NotFound } from './not-found.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The frame of the billing pages, for admins. Says where payments are only simulated. */
export function BillingFrame({ title, children }: { title: string; children: ReactNode }) {
  const who = useWho();
  const isAdmin = who?.member.workspaceAdmin ?? false;
  const { data: plan, error, refetch } = useQuery(workspacePlanQuery());
  const { data } = useQuery({ ...billingQuery(), enabled: isAdmin && plan?.limited === true });
  // Nothing is sold here.
  if (plan?.limited === false) return <NotFound />;
  return (
    <SettingsFrame title={title} forAdmins>
      {data?.provider === 'DEMONSTRATION' && (
        <Box mb={24}>
          <Notice icon={FlaskConical}>A demonstration: prices are examples, and nothing is charged.</Notice>
        </Box>
      )}
      {error ? (
        <FailedState title="Your plan could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : who === null || plan === undefined ? (
        <ListSkeleton things="your plan" />
      ) : (
        isAdmin && children
      )}
    </SettingsFrame>
  );
}
