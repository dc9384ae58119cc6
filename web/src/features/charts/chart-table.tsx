import { Table } from '@mantine/core';
import { type Bar, type ChartOptions, highestFirst } from '@evident/domain/charts';
import { Link } from 'react-router';
import { ITEMS_LABELS, METRIC_LABELS, chartName } from './words.ts';
import styles from './charts.module.css';

interface Props {
  bars: readonly Bar[];
  options: Pick<ChartOptions, 'metric' | 'items'>;
  /** The address of the highlights of an item. */
  pathOf: (bar: Bar) => string;
}

/** The figures of a chart, each with a link to its highlights. */
export function ChartTable({ bars, options: { metric, items }, pathOf }: Props) {
  const groups = bars.some(({ group }) => group !== null);
  return (
    <Table.ScrollContainer minWidth={320} type="native">
      <Table aria-label={chartName(metric, items)} className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{items === 'TAG' ? 'Tag' : ITEMS_LABELS[items].slice(0, -1)}</Table.Th>
            {groups && <Table.Th scope="col">Group</Table.Th>}
            <Table.Th scope="col" className={styles.number}>
              {METRIC_LABELS[metric]}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {highestFirst(bars).map((bar) => (
            <Table.Tr key={bar.id}>
              <Table.Th scope="row" className={styles.name}>
                <span className={styles.dot} data-hue={bar.color} aria-hidden />
                <Link to={pathOf(bar)}>{bar.title}</Link>
              </Table.Th>
              {groups && <Table.Td>{bar.group?.title ?? 'Tag group'}</Table.Td>}
              <Table.Td className={styles.number}>{bar.value.toLocaleString()}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
