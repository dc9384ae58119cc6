import {
  type ChartSettings,
  type ChartView,
  type Crossing,
  barRow,
  barsOf,
  crosstabOf,
  noteFiguresOf,
  queryOf,
  rangeRows,
} from '@evident/domain/charts';
import type { FilterRow } from '@evident/domain/filters';
import { Button } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  chartDataQuery,
  coOccurrenceQuery,
  crosstabQuery,
  noteFiguresQuery,
  saturationQuery,
} from '../../data/charts/queries.ts';
import { filterFieldsQuery } from '../../data/fields/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { ChartTable } from './chart-table.tsx';
import { CoOccurrenceTable } from './co-occurrence-view.tsx';
import { CrosstabTable } from './crosstab-view.tsx';
import { NotesChart, NotesTable } from './notes-chart.tsx';
import { SaturationChart, SaturationTable } from './saturation-view.tsx';
import { TagChart } from './tag-chart.tsx';
import styles from './stored-chart.module.css';

interface Props {
  projectId: string;
  settings: ChartSettings;
  /** Shows the figures as a table instead of the drawing. */
  asTable?: boolean;
  /** The address of the highlights for which rows hold, under the filter of the chart. */
  pathOf: (...rows: FilterRow[]) => string;
  /** The same for the notes of a chart that counts notes; null if a list cannot show them. */
  notesPathOf: (...rows: FilterRow[]) => string | null;
  /** The page of the whole chart, for tables that do not fit. */
  whole: string;
}

/** A stored chart with the numbers of today. Fills its place, which needs a height. */
export function StoredChart(props: Props) {
  const { view, range } = props.settings;
  const parts = {
    ...props,
    pathOf: (...rows: FilterRow[]) => props.pathOf(...rows, ...rangeRows(range)),
    notesPathOf: (...rows: FilterRow[]) => props.notesPathOf(...rows, ...rangeRows(range)),
  };
  const Stored = STORED[view];
  return <Stored {...parts} />;
}

const STORED: Readonly<Record<ChartView, ComponentType<Props>>> = {
  TAGS: StoredTags,
  CROSSTAB: StoredCrosstab,
  CO_OCCURRENCE: StoredCoOccurrence,
  SATURATION: StoredSaturation,
  NOTES: StoredNotes,
};

function StoredTags({ projectId, settings, asTable, pathOf }: Props) {
  const navigate = useNavigate();
  const found = useQuery(chartDataQuery(projectId, queryOf(settings)));
  const { data } = found;
  const bars = useMemo(() => (data ? barsOf(data, settings) : []), [data, settings]);
  return (
    <Counted of={found} empty={() => bars.length === 0}>
      {() =>
        asTable ? (
          <ChartTable bars={bars} options={settings} pathOf={({ kind, id }) => pathOf(barRow(kind, id))} />
        ) : (
          <TagChart
            bars={bars}
            options={settings}
            onOpen={({ kind, id }) => void navigate(pathOf(barRow(kind, id)))}
            fills
          />
        )
      }
    </Counted>
  );
}

function StoredCoOccurrence({ projectId, settings, pathOf, whole }: Props) {
  return (
    <Counted of={useQuery(coOccurrenceQuery(projectId, queryOf(settings)))} empty={({ tags }) => tags.length === 0}>
      {(data) => <CoOccurrenceTable data={data} pathOf={pathOf} whole={whole} />}
    </Counted>
  );
}

function StoredSaturation({ projectId, settings, asTable }: Props) {
  return (
    <Counted of={useQuery(saturationQuery(projectId, queryOf(settings)))} empty={({ notes }) => notes.length === 0}>
      {(data) => (asTable ? <SaturationTable data={data} /> : <SaturationChart data={data} height="100%" />)}
    </Counted>
  );
}

function StoredCrosstab({ projectId, settings, pathOf, whole }: Props) {
  const crossing = useCrossing(projectId, settings);
  const found = useQuery(crosstabQuery(projectId, crosstabOf(settings)));
  return (
    <Counted of={found} empty={({ rows }) => rows.length === 0}>
      {(data) =>
        crossing ? (
          <CrosstabTable crossing={crossing} data={data} pathOf={pathOf} whole={whole} />
        ) : (
          <ListSkeleton things="this table" />
        )
      }
    </Counted>
  );
}

function StoredNotes({ projectId, settings, asTable, notesPathOf }: Props) {
  const { measure = 'COUNT', type } = settings;
  const crossing = useCrossing(projectId, settings);
  const found = useQuery(noteFiguresQuery(projectId, noteFiguresOf(settings)));
  const Shown = asTable ? NotesTable : NotesChart;
  return (
    <Counted of={found} empty={({ total }) => total.notes === 0} things="notes">
      {(data) =>
        crossing ? (
          <Shown data={data} measure={measure} type={type} crossing={crossing} pathOf={notesPathOf} fills />
        ) : (
          <ListSkeleton things="this chart" shape="cards" />
        )
      }
    </Counted>
  );
}

/** The columns of a stored chart; null while its field is unknown. */
function useCrossing(projectId: string, { by = 'FIELD', fieldId }: ChartSettings): Crossing | null {
  const fields = useQuery({ ...filterFieldsQuery(projectId), enabled: by === 'FIELD' });
  if (by !== 'FIELD') return { by };
  const field = fields.data?.find(({ id }) => id === fieldId);
  return field ? { by, field } : null;
}

interface CountedProps<Data> {
  of: UseQueryResult<Data>;
  empty: (data: Data) => boolean;
  things?: string;
  children: (data: Data) => ReactNode;
}

function Counted<Data>({
  of: { data, error, refetch },
  empty,
  things = 'tagged highlights',
  children,
}: CountedProps<Data>) {
  if (data !== undefined && !empty(data)) return <div className={styles.figure}>{children(data)}</div>;
  if (data !== undefined) return <p className={styles.state}>No {things} match this chart.</p>;
  if (!error) return <ListSkeleton things="this chart" shape="cards" />;
  const { code, inWords } = asProblem(error);
  return (
    <div className={styles.state} role="alert">
      <p>{code === 'NotFound' ? 'This chart counts something that was deleted or that you cannot see.' : inWords}</p>
      {code !== 'NotFound' && (
        <Button size="xs" variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      )}
    </div>
  );
}
