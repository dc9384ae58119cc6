import type { ChartFigures } from '@evident/domain/content';
import styles from './shared-chart.module.css';

/** A chart as a table of its numbers; nothing if the link does not show charts. */
export function SharedChart({ figures }: { figures: ChartFigures | undefined }) {
  if (!figures) return null;
  const [head = [], ...rows] = figures.rows;
  return (
    <figure className={styles.chart}>
      <figcaption>{figures.title}</figcaption>
      <div className={styles.table} role="group" aria-label={figures.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, column) => (
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
