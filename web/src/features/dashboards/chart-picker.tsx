import { Button, NativeSelect } from '@mantine/core';
import type { EmbeddedChart } from '@evident/domain/content';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardQuery, dashboardsQuery } from '../../data/dashboards/queries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import styles from './dashboards.module.css';

interface Props {
  onPick: (chart: EmbeddedChart) => void;
  onClose: () => void;
}

/** Chooses a chart of a dashboard for a text. */
export function ChartPicker({ onPick, onClose }: Props) {
  const { data: dashboards } = useQuery(dashboardsQuery());
  const [chosen, setChosen] = useState<string | null>(null);
  const dashboard = dashboards?.find(({ id }) => id === chosen) ?? dashboards?.[0];
  return (
    <Dialog opened onClose={onClose} title="Insert chart" size="sm">
      {!dashboards && <ListSkeleton things="dashboards" />}
      {dashboards && !dashboard && (
        <p className={styles.hint}>There are no dashboards yet. Add a chart to a dashboard first.</p>
      )}
      {dashboards && dashboard && (
        <>
          <NativeSelect
            label="Dashboard"
            data={dashboards.map(({ id, title }) => ({ value: id, label: title }))}
            value={dashboard.id}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data-autofocus
          />
          {!dashboard.shared && (
            <p className={styles.hint}>Only you see charts of this private dashboard. Share it first.</p>
          )}
          <Charts key={dashboard.id} dashboardId={dashboard.id} onPick={onPick} />
        </>
      )}
    </Dialog>
  );
}

function Charts({ dashboardId, onPick }: { dashboardId: string; onPick: Props['onPick'] }) {
  const { data } = useQuery(dashboardQuery(dashboardId));
  if (!data) return <ListSkeleton things="charts" />;
  const seen = data.charts.filter(({ chart }) => chart !== null);
  if (seen.length === 0) return <p className={styles.hint}>This dashboard has no chart that you can see.</p>;
  return (
    <ul className={styles.choices} aria-label="Charts">
      {seen.map(({ id, chart }) => (
        <li key={id}>
          <Button fullWidth variant="default" justify="flex-start" onClick={() => onPick({ dashboardId, chartId: id })}>
            {chart?.title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
