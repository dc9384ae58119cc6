import type { ImportPreview } from '@evident/domain/channels';
import styles from './channel-imports.module.css';
import { Failures, FirstItems } from './first-items.tsx';

const inWords = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The first rows as they will look, and those that can't be imported. */
export function FirstRows({ preview: { total, items, skipped, failures, notices } }: { preview: ImportPreview }) {
  return (
    <section aria-label="The first rows" className={styles.rows}>
      <p className={styles.sum} role="status">
        {inWords(total, 'row', 'rows')} in the table.
        {skipped > 0 && ` ${inWords(skipped, 'row before these is', 'rows before these are')} outside of the days.`}
      </p>
      {notices.map((notice) => (
        <p key={notice} className={styles.sum}>
          {notice}
        </p>
      ))}
      <FirstItems items={items} />
      {failures.length > 0 && <Failures failures={failures} />}
    </section>
  );
}
