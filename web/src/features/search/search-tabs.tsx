import type { SearchResults } from '@evident/domain/search';
import { Link, useLocation } from 'react-router';
import { searchWith } from './address.ts';
import { KINDS, type Kind } from './kinds.ts';
import styles from './search-tabs.module.css';

interface Props {
  chosen: Kind | null;
  /** The number of results per type; absent until loaded. */ groups?: SearchResults['groups'];
  total?: number;
}

/** Tabs for all results and for each type, with counts. They are links, so the URL holds the tab. */
export function SearchTabs({ chosen, groups, total }: Props) {
  const { pathname, search, hash } = useLocation();
  const countOf = (kind: Kind | null) =>
    groups === undefined
      ? undefined
      : kind === null
        ? total
        : (groups.find(({ type }) => type === kind.type)?.total ?? 0);
  return (
    <nav className={styles.tabs} aria-label="Filter by type">
      {[null, ...KINDS].map((kind) => {
        const count = countOf(kind);
        return (
          <Link
            key={kind?.tab ?? 'everything'}
            to={{ pathname, search: searchWith(search, kind), hash }}
            replace
            preventScrollReset
            className={styles.tab}
            aria-current={kind === chosen ? 'page' : undefined}
            data-none={count === 0}
          >
            {kind?.many ?? 'Everything'}
            {count !== undefined && <span className={styles.count}>{count.toLocaleString('en')}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
