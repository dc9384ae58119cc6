import type { EmergingTheme } from '@evident/domain/wraps';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './emerging-themes.module.css';

/** Tags with more highlights than in the week before, as pairs of bars over an axis of counts. */
export function EmergingThemes({ themes }: { themes: readonly EmergingTheme[] }) {
  const most = Math.max(1, ...themes.map(({ currentCount }) => currentCount));
  return (
    <figure className={styles.graph}>
      <figcaption className={styles.caption}>
        <span>Emerging themes</span>
        <span className={styles.legend}>
          <span className={styles.before} aria-hidden /> Week before
        </span>
        <span className={styles.legend}>
          <span className={styles.now} aria-hidden /> This week
        </span>
      </figcaption>
      <ul className={styles.themes} aria-label="Emerging themes">
        {themes.map((theme) => (
          <Theme key={theme.id} theme={theme} most={most} />
        ))}
      </ul>
      <div className={styles.theme} aria-hidden>
        <span className={styles.axisTitle}>Highlights</span>
        <span className={styles.axis}>
          <span>0</span>
          <span>{most}</span>
        </span>
        <span />
      </div>
    </figure>
  );
}

function Theme({ theme: { id, title, previousCount, currentCount }, most }: { theme: EmergingTheme; most: number }) {
  /** A small number is at least a sliver; none is none. */
  const width = (count: number) => ({ width: `${(count / most) * 100}%`, minWidth: count === 0 ? 0 : 2 });
  return (
    <li className={styles.theme}>
      <PeekLink item={{ kind: 'tag', id }} className={styles.title}>
        {title}
      </PeekLink>
      <span className={styles.bars} aria-hidden>
        <span className={styles.before} style={width(previousCount)} />
        <span className={styles.now} style={width(currentCount)} />
      </span>
      <span className={styles.counts}>
        {previousCount} → {currentCount}
      </span>
    </li>
  );
}
