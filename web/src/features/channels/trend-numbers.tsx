import type { TrendView } from '@evident/domain/channels';
import type { DateRange } from '@evident/domain/charts';
import { Table } from '@mantine/core';
import { Link } from 'react-router';
import { daysOfStep } from './trend-address.ts';
import styles from './trend-chart.module.css';

type Step = TrendView['steps'][number];

interface Props extends TrendView {
  nameOf: (day: string) => string;
  saidOf: (step: Step) => string;
  /** The data points of some days. */
  pathOf: (days: DateRange) => string;
}

/** The numbers of a trend as a table. */
export function TrendNumbers({ step, steps, nameOf, saidOf, pathOf }: Props) {
  return (
    <details className={styles.numbers}>
      <summary>Numbers</summary>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{step === 'WEEK' ? 'Week of' : step === 'DAY' ? 'Day' : 'Month'}</Table.Th>
            <Table.Th scope="col">People</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map((one) => (
            <Table.Tr key={one.day}>
              <Table.Th scope="row">
                <Link to={pathOf(daysOfStep(step, one.day))}>{nameOf(one.day)}</Link>
              </Table.Th>
              <Table.Td>{saidOf(one)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
