import { DASHBOARD_TITLE_MAX, type DashboardView, type PlacedChart, type ShownChart } from '@evident/domain/dashboards';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartColumn, ClipboardCopy, Copy, Plus, Presentation as PresentIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { openedDashboardQuery } from '../data/dashboards/dashboard-with-figures.ts';
import { projectListQuery } from '../data/projects/queries.ts';
import { StoredChart } from '../features/charts/stored-chart.tsx';
import { StoredOptions } from '../features/charts/stored-options.tsx';
import { AddChartDialog } from '../features/dashboards/add-chart-dialog.tsx';
import { ChartGrid } from '../features/dashboards/chart-grid.tsx';
import { dashboardEntries } from '../features/dashboards/dashboard-menu.ts';
import { DASHBOARDS, dashboardPath } from '../features/dashboards/links.ts';
import { Presentation } from '../features/dashboards/presentation.tsx';
import { projectPath } from '../features/projects/links.ts';
import { useChartChanges, useDashboardChanges, useDashboardCreation } from '../data/dashboards/mutations.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { copyChart } from '../kernel/copy-chart.ts';
import { useAddress } from '../kernel/use-address-choice.ts';
import { Page } from '../ui/layout/page.tsx';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useDashboardsReason } from './dashboards-reason.ts';
import { highlightsPath, notesPath } from './highlights-path.ts';
import { NotFound } from './not-found.tsx';
import styles from './dashboard.module.css';

const CRUMBS = [{ title: 'Dashboards', to: DASHBOARDS }];

/** One dashboard: its charts with the numbers that the reader can see. */
export function DashboardScreen({ dashboardId }: { dashboardId: string }) {
  const { data, error, refetch } = useQuery(openedDashboardQuery(dashboardId, useQueryClient()));
  if (data) return <Shown dashboard={data} />;
  if (error && asProblem(error).code === 'NotFound') return <NotFound />;
  return (
    <Page title="Dashboard" crumbs={CRUMBS} width={1200}>
      {error ? (
        <FailedState title="The dashboard could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="this dashboard" shape="cards" />
      )}
    </Page>
  );
}

function Shown({ dashboard }: { dashboard: DashboardView }) {
  const { id, title, own, shared, owner, charts } = dashboard;
  const { said, say } = useAddress();
  const [isAdding, setAdding] = useState(false);
  const { data: projects = [] } = useQuery(projectListQuery());
  const reason = useDashboardsReason();
  const navigate = useNavigate();
  const changes = useDashboardChanges();
  const chartChanges = useChartChanges(id);
  const { duplicate } = useDashboardCreation();
  const open = (other: string) => void navigate(dashboardPath({ id: other }));
  const figure = ({ project, settings }: ShownChart, asTable: boolean, whole: string) => (
    <DashboardFigure project={project} settings={settings} asTable={asTable} whole={whole} />
  );
  const entriesOf = (placed: PlacedChart): MenuEntry[] => [
    ...(placed.chart
      ? [
          {
            label: 'Copy for a note or insight',
            icon: ClipboardCopy,
            apart: true,
            run: () => void copyChart({ dashboardId: id, chartId: placed.id }),
          },
        ]
      : []),
    ...ownEntriesOf(placed),
  ];
  const ownEntriesOf = (placed: PlacedChart): MenuEntry[] =>
    own
      ? [
          ...(placed.chart ? [{ label: 'Duplicate', icon: Copy, run: () => chartChanges.duplicate(placed.id) }] : []),
          {
            label: 'Remove',
            icon: Trash2,
            danger: true,
            apart: placed.chart === null,
            run: () => void chartChanges.remove(placed),
          },
        ]
      : [];
  const seen = charts.filter(({ chart }) => chart !== null);
  const present = (chartId: string) => say({ present: chartId }, said('present') !== '');
  const add = own && (
    <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setAdding(true)}>
      Add chart
    </Button>
  );
  return (
    <Page
      title={title}
      crumbs={CRUMBS}
      width={1200}
      actions={
        <>
          {seen.length > 0 && (
            <Button
              size="xs"
              variant="default"
              leftSection={<PresentIcon size={14} aria-hidden />}
              onClick={() => present(seen[0]!.id)}
            >
              Present
            </Button>
          )}
          {add}
        </>
      }
      more={dashboardEntries({
        dashboard,
        changes,
        reason,
        onDuplicate: () => void duplicate.mutateAsync(id).then((copy) => copy && open(copy.id)),
        onDeleted: () => void navigate(DASHBOARDS, { replace: true }),
      })}
      {...(own && {
        onRename: (renamed: string) =>
          void (
            renamed.trim() !== '' &&
            changes.update(dashboard, `Renamed “${title}”`, { title: renamed.trim().slice(0, DASHBOARD_TITLE_MAX) })
          ),
      })}
    >
      <p className={styles.about}>
        {shared ? (own ? 'Shared with the workspace' : `Shared by ${owner.name}`) : 'Private'}. Numbers are of now, and
        only of what you can see.
      </p>
      {charts.length === 0 ? (
        <EmptyState icon={ChartColumn} title="No charts yet" action={add}>
          Charts of any project appear here, side by side.
        </EmptyState>
      ) : (
        <ChartGrid
          dashboardId={id}
          charts={charts}
          own={own}
          figure={figure}
          entriesOf={entriesOf}
          onArrange={chartChanges.arrange}
        />
      )}
      {isAdding && (
        <AddChartDialog
          dashboardId={id}
          projects={projects}
          options={(draft, onChange) => <StoredOptions {...draft} onChange={onChange} />}
          preview={({ projectId, settings }) => (
            <DashboardFigure
              project={projects.find((one) => one.id === projectId) ?? { id: projectId, title: '' }}
              settings={settings}
            />
          )}
          onAdded={() => setAdding(false)}
          onClose={() => setAdding(false)}
        />
      )}
      {said('present') !== '' && (
        <Presentation
          dashboard={dashboard}
          chartId={said('present')}
          figure={figure}
          onGo={present}
          onClose={() => say({ present: '' })}
        />
      )}
    </Page>
  );
}

interface FigureProps extends Pick<ShownChart, 'project' | 'settings'> {
  asTable?: boolean;
  /** The page of the chart; without one, that of the charts of its project. */
  whole?: string;
}

function DashboardFigure({
  project,
  settings,
  asTable = false,
  whole = `${projectPath(project)}/charts`,
}: FigureProps) {
  return (
    <StoredChart
      projectId={project.id}
      settings={settings}
      asTable={asTable}
      pathOf={(...rows) => highlightsPath(project, settings.filter, rows)}
      notesPathOf={(...rows) => notesPath(project, settings.filter, rows)}
      whole={whole}
    />
  );
}
