import { Table } from '@mantine/core';
import type { Hue } from '@evident/domain/tags';
import { useElementSize } from '@mantine/hooks';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { fitting } from './fitting.ts';
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
  /** The page with the whole table. The table then shows what fits its place, which needs a height, and links to it. */
  whole?: string | undefined;
}

/** A table of counts, darker where they are higher. Each count links to its highlights. */
export function HeatTable({ whole, ...table }: Props) {
  if (whole !== undefined) return <FittedTable {...table} whole={whole} />;
  return (
    <div className={styles.scroller} tabIndex={0} role="group" aria-label={table.label}>
      <Cells {...table} />
    </div>
  );
}

function FittedTable({ whole, columns, rows, ...table }: Props & { whole: string }) {
  const { ref, width, height } = useElementSize();
  const fit = fitting({ width, height }, { columns: columns.length, rows: rows.length });
  const left = [
    ...(fit.rows < rows.length ? [`${fit.rows} of ${rows.length} rows`] : []),
    ...(fit.columns < columns.length ? [`${fit.columns} of ${columns.length} columns`] : []),
  ];
  return (
    <div ref={ref} className={styles.fitted}>
      {width > 0 && <Cells {...table} columns={columns.slice(0, fit.columns)} rows={rows.slice(0, fit.rows)} />}
      {width > 0 && left.length > 0 && (
        <p className={styles.left}>
          Shows {left.join(' and ')}. <Link to={whole}>Show the whole table</Link>
        </p>
      )}
    </div>
  );
}

function Cells({ label, corner, columns, rows, pathOf }: Omit<Props, 'whole'>) {
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map((cell) => cell ?? 0)));
  return (
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
            <Table.Th scope="row" className={styles.name} title={row.title}>
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
