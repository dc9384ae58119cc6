import { SegmentedControl } from '@mantine/core';
import { type Bar, CHART_VIEWS, type DateRange, barRow, chartContents, rangeRows } from '@evident/domain/charts';
import type { FilterRow } from '@evident/domain/filters';
import type { ReactNode } from 'react';
import type { ListFilter } from '../../ui/list-filter.ts';
import { DateRange as Dates } from '../../ui/date-range.tsx';
import { ProjectAnalysis } from './project-analysis.tsx';
import { ProjectChart } from './project-chart.tsx';
import { useChartAddress, useChartView } from './use-chart-address.ts';
import styles from './charts.module.css';

interface Props {
  projectId: string;
  /** The filter in the address. */
  filter: ListFilter;
  /** The address of the highlights for which rows hold. */
  pathOf: (...rows: FilterRow[]) => string;
  /** The address of the notes for which rows hold; null if a list cannot show them. */
  notesPathOf: (...rows: FilterRow[]) => string | null;
  /** The way to where highlights are tagged. */
  action?: ReactNode;
}

/** The chart of a project and its other views, all under the same filter and dates. */
export function ChartViews({ projectId, filter, pathOf, notesPathOf, action }: Props) {
  const [view, setView] = useChartView();
  const { range, setRange } = useChartAddress();
  const inRange = (...rows: FilterRow[]): string => pathOf(...rows, ...rangeRows(range));
  const notesInRange = (...rows: FilterRow[]) => notesPathOf(...rows, ...rangeRows(range));
  const query = { ...(filter.parameter === undefined ? {} : { filter: filter.parameter }), ...range };
  return (
    <>
      <SegmentedControl
        className={styles.views}
        aria-label="View"
        data={CHART_VIEWS.map((value) => ({ value, label: chartContents(value).label }))}
        value={view}
        onChange={setView}
      />
      {view === 'TAGS' ? (
        <ProjectChart
          projectId={projectId}
          filter={filter}
          pathOf={(bar: Bar, dates: DateRange | null) => pathOf(barRow(bar.kind, bar.id), ...rangeRows(dates))}
          action={action}
        />
      ) : (
        <>
          <div className={styles.conditions}>
            <Dates label="Date of the note" range={range} onChange={setRange} />
            {filter.bar}
          </div>
          {filter.blocked ?? (
            <ProjectAnalysis
              kind={view}
              projectId={projectId}
              query={query}
              pathOf={inRange}
              notesPathOf={notesInRange}
            />
          )}
        </>
      )}
    </>
  );
}
