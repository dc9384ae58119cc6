import type { ImportPreview } from '@evident/domain/channels';
import styles from './channel-imports.module.css';

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
      <ul className={styles.list}>
        {items.map(({ id, title, text, author, saidAt, tags, fields }) => (
          <li key={id} className={styles.item}>
            {title !== '' && <strong dir="auto">{title}</strong>}
            <p dir="auto" className={styles.words}>
              {text}
            </p>
            <p className={styles.facts}>
              {[
                saidAt.slice(0, 10),
                author,
                ...tags,
                ...Object.entries(fields).map(([label, value]) => `${label}: ${String(value)}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      {failures.length > 0 && <Failures failures={failures} title="Can’t be imported" />}
    </section>
  );
}

/** Rows that could not be imported, each with the reason. */
export function Failures({ failures, title }: { failures: ImportPreview['failures']; title: string }) {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.failures}>
        {failures.map(({ externalId, humanMessageText }, at) => (
          <li key={`${at} ${externalId}`}>
            {externalId !== '' && <span className={styles.id}>{externalId}</span>} {humanMessageText}
          </li>
        ))}
      </ul>
    </>
  );
}
