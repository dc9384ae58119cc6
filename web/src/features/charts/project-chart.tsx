import { barsOf, type Bar, type DateRange } from '@evident/domain/charts';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { chartDataQuery } from '../../data/charts/queries.ts';
import type { ListFilter } from '../../ui/list-filter.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { ChartControls } from './chart-controls.tsx';
import { ChartTable } from './chart-table.tsx';
import { DateRange as Dates } from '../../ui/date-range.tsx';
import { ExportMenu } from './export-menu.tsx';
import { TagChart } from './tag-chart.tsx';
import { useChartAddress } from './use-chart-address.ts';
import styles from './charts.module.css';

interface Props {
  projectId: string;
  /** The filter in the address. */
  filter: ListFilter;
  /** The address of the highlights of an item. */
  pathOf: (bar: Bar, range: DateRange | null) => string;
  /** The way to where highlights are tagged. */
  action?: ReactNode;
}

/** The chart of a project, with its options in the address. */
export function ProjectChart({ projectId, filter: { parameter, bar, blocked, clear }, pathOf, action }: Props) {
  const navigate = useNavigate();
  const { options, range, setOptions, setRange } = useChartAddress();
  const query = { ...(parameter === undefined ? {} : { filter: parameter }), ...range };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...chartDataQuery(projectId, query),
    enabled: blocked === null,
  });
  const { metric, items, collapsedGroupIds, hiddenItemIds } = options;
  const bars = useMemo(
    () => (data ? barsOf(data, { metric, items, collapsedGroupIds, hiddenItemIds }) : []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lists are new in each render
    [data, metric, items, collapsedGroupIds.join(), hiddenItemIds.join()],
  );
  const filtered = parameter !== undefined || range !== null || hiddenItemIds.length > 0;
  const path = (one: Bar): string => pathOf(one, range);
  return (
    <>
      <ChartControls groups={data?.groups ?? []} options={options} onOptions={setOptions}>
        <ExportMenu bars={bars} options={options} />
      </ChartControls>
      <div className={styles.conditions}>
        <Dates label="Date of the note" range={range} onChange={setRange} />
        {bar}
      </div>
      {blocked ??
        (data ? (
          bars.length > 0 ? (
            <div className={isPlaceholderData ? styles.outdated : undefined} aria-busy={isPlaceholderData}>
              <TagChart bars={bars} options={options} onOpen={(one) => void navigate(path(one))} />
              <p className={styles.summary} role="status">
                {summary(data)}
              </p>
              <ChartTable bars={bars} options={options} pathOf={path} />
            </div>
          ) : filtered ? (
            <FilteredToNothing
              things="tags"
              onClear={() => {
                clear();
                setRange(null);
                setOptions({ ...options, hiddenItemIds: [] });
              }}
            />
          ) : (
            <EmptyState icon={ChartColumn} title="Nothing to count yet" action={action}>
              Charts count the highlights of each tag. Tag a highlight to see the first bar.
            </EmptyState>
          )
        ) : error ? (
          <FailedState
            title="The chart could not be loaded"
            problem={error}
            kept="Nothing is lost."
            onRetry={() => void refetch()}
          />
        ) : (
          <ListSkeleton things="this chart" shape="cards" />
        ))}
    </>
  );
}

const counted = (count: number, one: string): string => `${count.toLocaleString()} ${one}${count === 1 ? '' : 's'}`;

const summary = ({
  total,
  untagged,
}: {
  total: { highlights: number; notes: number };
  untagged: { highlights: number };
}): string =>
  `Counts ${counted(total.highlights, 'highlight')} in ${counted(total.notes, 'note')}${
    untagged.highlights === 0 ? '' : `, ${untagged.highlights.toLocaleString()} of them without tags`
  }.`;
