import type { EmbeddedChart } from '@evident/domain/content';
import { isUuid } from '@evident/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { dashboardQuery } from '../data/dashboards/queries.ts';
import { StoredChart } from '../features/charts/stored-chart.tsx';
import { ChartPicker } from '../features/dashboards/chart-picker.tsx';
import { chartPath } from '../features/dashboards/links.ts';
import { chartHosts, chartWanted } from '../kernel/chart-hosts.ts';
import { useStore } from '../kernel/store.ts';
import { highlightsPath, notesPath } from './highlights-path.ts';
import styles from './chart-blocks.module.css';

/** Draws the charts of all texts on the page, and lets a member choose one for a text. */
export function ChartBlocks() {
  const hosts = useStore(chartHosts);
  const choose = useStore(chartWanted);
  const close = () => chartWanted.set(null);
  return (
    <>
      {[...hosts].map(([host, chart], index) => createPortal(<ChartBlock {...chart} />, host, `${index}`))}
      {choose && (
        <ChartPicker
          onClose={close}
          onPick={(chart) => {
            close();
            choose(chart);
          }}
        />
      )}
    </>
  );
}

function ChartBlock({ dashboardId, chartId }: EmbeddedChart) {
  const known = isUuid(dashboardId) && isUuid(chartId);
  const { data, isLoading } = useQuery({ ...dashboardQuery(dashboardId), enabled: known });
  const chart = data?.charts.find(({ id }) => id === chartId)?.chart;
  if (!chart)
    return (
      <p className={styles.unseen}>
        {isLoading ? 'Loading the chart…' : 'A chart that was removed, or that you cannot see.'}
      </p>
    );
  const { project, title, settings } = chart;
  return (
    <div className={styles.block}>
      <div className={styles.caption}>
        <Link to={chartPath(dashboardId, chartId)} dir="auto">
          {title}
        </Link>
        <span dir="auto">{project.title || 'Untitled project'} · numbers of now</span>
      </div>
      <div className={styles.figure} tabIndex={0} role="group" aria-label={title}>
        <StoredChart
          projectId={project.id}
          settings={settings}
          pathOf={(...rows) => highlightsPath(project, settings.filter, rows)}
          notesPathOf={(...rows) => notesPath(project, settings.filter, rows)}
          whole={chartPath(dashboardId, chartId)}
        />
      </div>
    </div>
  );
}
