import type { TagUse } from '@evident/domain/tags';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { overTime } from './over-time.ts';
import styles from './tag-use-facts.module.css';

/** When a tag was applied, as bars, and the tags that are on the same highlights. */
export function TagUseFacts({ use }: { use: TagUse }) {
  const { bars, unit } = overTime(use.weeks);
  const most = Math.max(1, ...bars.map(({ highlights }) => highlights));
  if (use.highlights === 0) return null;
  return (
    <div className={styles.facts}>
      <figure className={styles.time}>
        <figcaption className={styles.label}>Highlights by {unit}</figcaption>
        <ol className={styles.bars}>
          {bars.map(({ from, highlights }) => (
            <li key={from} className={styles.bar} title={`${from}: ${highlights.toLocaleString()}`}>
              <span className={styles.fill} data-share={Math.ceil((highlights / most) * 10)} />
              <span className={styles.hidden}>
                {from}: {highlights.toLocaleString()}
              </span>
            </li>
          ))}
        </ol>
        {bars.length > 0 && (
          <p className={styles.span} aria-hidden>
            <span>{bars[0]!.from}</span>
            {bars.length > 1 && <span>{bars.at(-1)!.from}</span>}
          </p>
        )}
      </figure>
      {use.together.length > 0 && (
        <section className={styles.together} aria-label="Tags on the same highlights">
          <h2 className={styles.label}>Tags on the same highlights</h2>
          <ul className={styles.chips}>
            {use.together.map(({ id, title, color, highlights }) => (
              <li key={id}>
                <PeekLink item={{ kind: 'tag', id }} className={styles.chip}>
                  <TagChip title={title} hue={color} count={highlights} />
                </PeekLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
