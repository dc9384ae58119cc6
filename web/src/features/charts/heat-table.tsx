import { Table } from '@mantine/core';
import type { Hue } from '@evident/domain/tags';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import styles from './heat-table.module.css';

export interface HeatRow {
  id: string;
  title: string;
  color: Hue;
  /** One for each column; null leaves the cell empty. */
  cells: readonly (number | null)[];
}

interface Props {
  label: string;
  /** Heading of the first column. */
  corner: string;
  columns: readonly { key: string; title: string }[];
  rows: readonly HeatRow[];
  /** The address of the highlights of a cell. */
  pathOf: (row: HeatRow, column: number) => string;
}

/** A table of counts, darker where they are higher. Each count links to its highlights. */
export function HeatTable({ label, corner, columns, rows, pathOf }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => cell ?? 0)));
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{corner}</Table.Th>
            {columns.map(({ key, title }) => (
              <Table.Th key={key} scope="col" className={styles.head} title={title}>
                <span>{title}</span>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row" className={styles.name}>
                <span className={styles.dot} data-hue={row.color} aria-hidden />
                {row.title}
              </Table.Th>
              {columns.map(({ key, title }, index) => (
                <Cell
                  key={key}
                  count={row.cells[index] ?? null}
                  most={most}
                  name={`${row.title}, ${title}`}
                  to={pathOf(row, index)}
                />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Cell({ count, most, name, to }: { count: number | null; most: number; name: string; to: string }) {
  if (count === null) return <Table.Td className={styles.same} />;
  return (
    <Table.Td className={styles.cell} style={{ '--share': count / most } as CSSProperties}>
      {count === 0 ? (
        <span className={styles.zero}>0</span>
      ) : (
        <Link to={to} aria-label={`${name}: ${count.toLocaleString()}`}>
          {count.toLocaleString()}
        </Link>
      )}
    </Table.Td>
  );
}
