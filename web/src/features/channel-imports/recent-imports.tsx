import { channelImportsQuery } from '../../data/channel-imports/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { type Adding, useAdding } from './adding.ts';
import { countsInWords, importInWords } from './import-progress.tsx';
import styles from './channel-imports.module.css';

const SHOWN = 5;

/** The latest imports of a channel that were started, with their state. */
export function RecentImports({ channelId, onOpen }: { channelId: string; onOpen?: () => void }) {
  const adding = useAdding();
  const open = (one: Adding) => {
    onOpen?.();
    adding(one);
  };
  const { items = [] } = usePages(channelImportsQuery(channelId));
  const started = items.filter(({ ready }) => ready).slice(0, SHOWN);
  if (started.length === 0) return null;
  return (
    <section className={styles.way}>
      <h2>Latest imports</h2>
      <ul className={styles.failures} aria-label="Latest imports">
        {started.map((one) => (
          <li key={one.id} className={styles.sum}>
            <button
              type="button"
              className={styles.name}
              dir="auto"
              onClick={() => open({ kind: 'import', importId: one.id })}
            >
              {one.name}
            </button>
            , <RelativeTime at={one.createdAt} />: {importInWords(one)}
            {one.read > 0 && ` (${countsInWords(one)})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
