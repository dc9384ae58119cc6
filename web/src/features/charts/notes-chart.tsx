import { Table } from '@mantine/core';
import {
  type Bar,
  type ChartType,
  type Crossing,
  type NoteFigures,
  type NoteMeasure,
  columnRows,
  measureName,
  measured,
} from '@evident/domain/charts';
import { fieldTypeOf } from '@evident/domain/fields';
import type { FilterRow } from '@evident/domain/filters';
import { useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ChartColors } from './colors.ts';
import { DrawnChart } from './drawn-chart.tsx';
import { timeOption } from './notes-option.ts';
import { TagChart } from './tag-chart.tsx';
import { numberLabel } from './tag-option.ts';
import styles from './charts.module.css';

export interface NotesChartProps {
  data: NoteFigures;
  measure: NoteMeasure;
  type: ChartType;
  crossing: Crossing;
  /** The address of the notes for which rows hold; null if a list cannot show them. */
  pathOf: (...rows: FilterRow[]) => string | null;
  /** Fills its place, which needs a height. */
  fills?: boolean;
}

const TIME_HEIGHT = 300;

/** Whether columns are periods or numbers, which are drawn in their order. */
export const isInOrder = (crossing: Crossing): boolean => {
  if (crossing.by !== 'FIELD') return crossing.by === 'WEEK' || crossing.by === 'MONTH';
  const { found } = fieldTypeOf(crossing.field.type).crossed;
  return found === 'months' || found === 'numbers';
};

const nameOf = ({ label, numberLabel: field }: NoteFigures, measure: NoteMeasure): string =>
  `${measureName(measure, field)} by ${label}`;

/** Figures of notes: bars in the order of periods and numbers, otherwise the type of chart that was chosen. */
export function NotesChart({ data, measure, type, crossing, pathOf, fills = false }: NotesChartProps) {
  const navigate = useNavigate();
  const open = (value: string | null): void => {
    const path = pathOf(...columnRows(crossing, value, 'note'));
    if (path !== null) void navigate(path);
  };
  const { columns } = data;
  const periods = useMemo(
    () => columns.map((column) => ({ label: column.label, value: measured(column, measure) })),
    [columns, measure],
  );
  const option = useCallback((colors: ChartColors) => timeOption(periods, colors), [periods]);
  const bars = useMemo(() => barsIn(data, measure), [data, measure]);
  if (isInOrder(crossing))
    return (
      <DrawnChart
        label={`Bar chart: ${nameOf(data, measure)}`}
        height={fills ? '100%' : TIME_HEIGHT}
        option={option}
        onClick={({ data: part }) => {
          const column = columns[indexIn(part)];
          if (column) open(column.value);
        }}
      />
    );
  return (
    <TagChart
      bars={bars}
      options={{ metric: 'NOTE_COUNT', items: 'TAG', type }}
      title={nameOf(data, measure)}
      fills={fills}
      onOpen={({ id }) => open(id === NO_VALUE ? null : id)}
    />
  );
}

const indexIn = (part: unknown): number =>
  typeof part === 'object' && part !== null && 'index' in part ? Number(part.index) : -1;

/** Texts that are columns never begin with a blank. */
const NO_VALUE = ' ';

/** Columns without a figure are not drawn. */
const barsIn = ({ columns }: NoteFigures, measure: NoteMeasure): Bar[] =>
  columns.flatMap((column) => {
    const value = measured(column, measure);
    if (value === null || (measure === 'COUNT' && value === 0)) return [];
    const color = column.value === null ? 'grey' : 'teal';
    return [{ id: column.value ?? NO_VALUE, kind: 'TAG', title: column.label, color, value, group: null }];
  });

/** The figures as a table, each column of the chart with a link to its notes. */
export function NotesTable({ data, measure, crossing, pathOf }: NotesChartProps) {
  const { columns, label, numberLabel: field, total } = data;
  const rows = [
    ...columns.map((column) => ({
      key: column.value ?? NO_VALUE,
      name: column.label,
      path: pathOf(...columnRows(crossing, column.value, 'note')),
      values: column,
    })),
    { key: 'all', name: 'All notes', path: pathOf(), values: total },
  ];
  const shown = (value: number | null): string => (value === null ? '–' : numberLabel({ value }));
  return (
    <Table.ScrollContainer minWidth={240} type="native">
      <Table aria-label={nameOf(data, measure)} className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{label}</Table.Th>
            {measure !== 'COUNT' && (
              <Table.Th scope="col" className={styles.number}>
                Notes
              </Table.Th>
            )}
            <Table.Th scope="col" className={styles.number}>
              {measureName(measure, field)}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, name, path, values }) => (
            <Table.Tr key={key}>
              <Table.Th scope="row" className={styles.name} title={name}>
                <span className={styles.cut}>{path === null ? name : <Link to={path}>{name}</Link>}</span>
              </Table.Th>
              {measure !== 'COUNT' && <Table.Td className={styles.number}>{shown(values.notes)}</Table.Td>}
              <Table.Td className={styles.number}>{shown(measured(values, measure))}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
