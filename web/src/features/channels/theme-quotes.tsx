import type { ThemeView } from '@evident/domain/channels';
import { Link, useLocation } from 'react-router';
import { themePath } from './links.ts';
import styles from './themes.module.css';

/** Words that represent a theme. Each leads to its data point. */
export function ThemeQuotes({ theme }: { theme: ThemeView }) {
  const { hash, search } = useLocation();
  if (theme.quotes.length === 0) return null;
  return (
    <ul className={styles.quotes} aria-label="Typical words">
      {theme.quotes.map(({ dataPointId, text }) => (
        <li key={dataPointId}>
          <Link to={{ pathname: themePath(theme, dataPointId), search, hash }} dir="auto">
            “{text}”
          </Link>
        </li>
      ))}
    </ul>
  );
}
