import { CHART_TITLE_MAX, countedIn } from '@evident/domain/charts';
import type { DashboardView, ShownChart } from '@evident/domain/dashboards';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { dashboardQuery } from '../data/dashboards/queries.ts';
import { ChartViews } from '../features/charts/chart-views.tsx';
import { settingsToAddress, useChartSettings, useChartView } from '../features/charts/use-chart-address.ts';
import { DASHBOARDS, dashboardPath } from '../features/dashboards/links.ts';
import { useChartChanges } from '../data/dashboards/mutations.ts';
import { useListFilter } from '../features/filters/use-list-filter.tsx';
import { asProblem } from '../kernel/api/api-problem.ts';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { useHighlightsPath, useNotesPath } from './highlights-path.ts';
import { NotFound } from './not-found.tsx';
import styles from './dashboard.module.css';

/** One chart of a dashboard, large, with its options in the address. Its owner can save changed options. */
export function Component() {
  const { dashboardId = '', chartId = '' } = useParams();
  const { data, error, refetch } = useQuery(dashboardQuery(dashboardId));
  const placed = data?.charts.find(({ id }) => id === chartId);
  if (data)
    return placed?.chart ? (
      <Chart key={chartId} dashboard={data} chartId={chartId} chart={placed.chart} />
    ) : (
      <NotFound />
    );
  if (error && ['NotFound', 'ValidationError'].includes(asProblem(error).code ?? '')) return <NotFound />;
  return (
    <Page title="Chart" crumbs={[{ title: 'Dashboards', to: DASHBOARDS }]}>
      {error ? (
        <FailedState title="The chart could not be loaded" problem={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton things="this chart" shape="cards" />
      )}
    </Page>
  );
}

interface Props {
  dashboard: DashboardView;
  chartId: string;
  chart: ShownChart;
}

const OPTIONS = ['view', 'metric', 'type', 'items', 'collapsed', 'hidden', 'field', 'measure', 'number', 'filter'];

function Chart({ dashboard, chartId, chart }: Props) {
  const { own } = dashboard;
  const { project, title, settings } = chart;
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const [view] = useChartView();
  const filter = useListFilter({ resultKeys: [countedIn(view)], projectId: project.id });
  const shown = useChartSettings(project.id, filter.parameter);
  const changes = useChartChanges(dashboard.id);
  const pathOf = useHighlightsPath(project);
  const notesPathOf = useNotesPath(project);
  const reset = () => void navigate(settingsToAddress(settings), { replace: true, preventScrollReset: true });
  const said = new URLSearchParams(search);
  const isBare = hash === '' && OPTIONS.every((name) => !said.has(name));
  // A link without options begins with the stored ones.
  useEffect(() => {
    if (isBare) reset();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the chart is opened
  }, []);
  const [saved, now] = [settings, shown].map((one) => one && JSON.stringify(settingsToAddress(one)));
  const changed = now !== null && saved !== now;
  return (
    <Page
      title={title}
      crumbs={[
        { title: 'Dashboards', to: DASHBOARDS },
        { title: dashboard.title, to: dashboardPath(dashboard) },
      ]}
      more={
        own
          ? [
              { label: 'Duplicate', icon: Copy, run: () => changes.duplicate(chartId) },
              {
                label: 'Remove from the dashboard',
                icon: Trash2,
                danger: true,
                run: () =>
                  void changes
                    .remove({ id: chartId, width: 1, height: 1, chart })
                    .then((gone) => gone && navigate(dashboardPath(dashboard), { replace: true })),
              },
            ]
          : []
      }
      {...(own && {
        onRename: (renamed: string) =>
          void (
            renamed.trim() !== '' && changes.update(chartId, chart, { title: renamed.trim().slice(0, CHART_TITLE_MAX) })
          ),
      })}
    >
      {changed && (
        <div className={styles.changed} role="status">
          <span>{own ? 'These options are not saved in the dashboard.' : 'You are looking at changed options.'}</span>
          <Button size="xs" variant="default" onClick={reset}>
            {own ? 'Discard' : 'Show the saved ones'}
          </Button>
          {own && shown && (
            <Button
              size="xs"
              disabled={filter.blocked !== null}
              onClick={() => void changes.update(chartId, chart, { settings: shown })}
            >
              Save chart
            </Button>
          )}
        </div>
      )}
      <ChartViews projectId={project.id} filter={filter} pathOf={pathOf} notesPathOf={notesPathOf} />
    </Page>
  );
}
