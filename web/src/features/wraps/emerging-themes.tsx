import type { EmergingTheme } from '@evident/domain/wraps';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './emerging-themes.module.css';

/** Tags with more highlights than in the week before, as pairs of bars. */
export function EmergingThemes({ themes }: { themes: readonly EmergingTheme[] }) {
  const most = Math.max(1, ...themes.map(({ currentCount }) => currentCount));
  return (
    <figure className={styles.graph}>
      <figcaption className={styles.caption}>
        Emerging themes <span className={styles.unit}>highlights, the week before → this week</span>
      </figcaption>
      <ul className={styles.themes} aria-label="Emerging themes">
        {themes.map((theme) => (
          <Theme key={theme.id} theme={theme} most={most} />
        ))}
      </ul>
    </figure>
  );
}

function Theme({ theme: { id, title, previousCount, currentCount }, most }: { theme: EmergingTheme; most: number }) {
  const width = (count: number) => ({ width: `${(count / most) * 100}%` });
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
