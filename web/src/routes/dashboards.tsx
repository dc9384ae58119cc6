import type { DashboardSummary } from '@evident/domain/dashboards';
import { isUuid } from '@evident/domain/kernel';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dashboardsQuery } from '../data/dashboards/queries.ts';
import { DashboardList } from '../features/dashboards/dashboard-list.tsx';
import { dashboardEntries } from '../features/dashboards/dashboard-menu.ts';
import { dashboardPath } from '../features/dashboards/links.ts';
import { NewDashboardDialog } from '../features/dashboards/new-dashboard-dialog.tsx';
import { useDashboardChanges, useDashboardCreation } from '../data/dashboards/mutations.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { usePageActions } from '../ui/use-page-actions.ts';
import { useDashboardsReason } from './dashboards-reason.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

/** The list, or the dashboard in the hash of the address (decision D19). */
export function Component() {
  const id = useLocation().hash.slice(1);
  return isUuid(id) ? <DashboardScreen key={id} dashboardId={id} /> : <Dashboards />;
}

function Dashboards() {
  const { data, error, refetch } = useQuery(dashboardsQuery());
  const [isNew, setNew] = useState(false);
  const reason = useDashboardsReason();
  const navigate = useNavigate();
  const changes = useDashboardChanges();
  const { duplicate } = useDashboardCreation();
  const open = (id: string) => void navigate(dashboardPath({ id }));
  usePageActions([{ label: 'New dashboard', icon: Plus, disabledReason: reason, run: () => setNew(true) }]);
  const button = (
    <DisabledReason reason={reason}>
      <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setNew(true)}>
        New dashboard
      </Button>
    </DisabledReason>
  );
  const entriesOf = (dashboard: DashboardSummary) =>
    dashboardEntries({
      dashboard,
      changes,
      reason,
      onDuplicate: () => void duplicate.mutateAsync(dashboard.id).then((copy) => copy && open(copy.id)),
    });
  return (
    <Page title="Dashboards" actions={button}>
      {data ? (
        <DashboardList dashboards={data} entriesOf={entriesOf} action={button} />
      ) : error ? (
        <FailedState title="The dashboards could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="dashboards" shape="cards" />
      )}
      {isNew && <NewDashboardDialog onClose={() => setNew(false)} onCreated={open} />}
    </Page>
  );
}
