import { type SearchResults, SEARCH_COUNT_MAX, type SearchTab } from '@evident/domain/search';
import { Link, useLocation } from 'react-router';
import { searchWith, tabsAt } from './address.ts';
import styles from './search-tabs.module.css';

interface Props {
  chosen: SearchTab;
  /** The number of results of each tab; absent until loaded. */ counts?: SearchResults['counts'];
}

/** Tabs for all results and for each type, with counts. They are links, so the URL holds the tab. */
export function SearchTabs({ chosen, counts }: Props) {
  const { pathname, search, hash } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="Filter by type">
      {tabsAt(pathname).map((tab) => {
        const count = counts && (counts.find((one) => one.tab === tab) ?? { total: 0, more: false });
        return (
          <Link
            key={tab}
            to={{ pathname, search: searchWith(search, tab), hash }}
            replace
            preventScrollReset
            className={styles.tab}
            aria-current={tab === chosen ? 'page' : undefined}
            data-none={count?.total === 0}
          >
            {tab}
            {count !== undefined && (
              <span className={styles.count}>
                {count.more ? `${SEARCH_COUNT_MAX.toLocaleString('en')}+` : count.total.toLocaleString('en')}
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
