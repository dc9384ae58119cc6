import type { DataPointView } from '@evident/domain/channels';
import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { dataPointsQuery, type DataPointFilter } from '../../data/channels/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { useAddressText } from '../../kernel/use-address-choice.ts';
import { DateRange } from '../../ui/date-range.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Rows } from '../../ui/rows.tsx';
import { FilteredToNothing } from '../../ui/states/filtered-to-nothing.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { filterKeys } from '../../ui/use-row-keys.ts';
import { PointFilter } from './point-filter.tsx';
import { filterOf } from './point-filter-address.ts';
import { usePointFilter } from './use-point-filter.ts';
import { useTrendAddress } from './use-trend-address.ts';
import styles from './data-points.module.css';

interface Props {
  channelId: string;
  /** The themes or outliers that are listed; all data points if empty. */
  of: Pick<DataPointFilter, 'themeId' | 'topicId' | 'outliers'>;
  /** The open data point. */
  openId?: string | undefined;
  pathOf: (dataPointId: string) => string;
  /** Titles of themes by their ids, shown with the data points. */
  titles?: ReadonlyMap<string, string>;
  /** Hides the days, which another control chooses. */
  withoutDays?: boolean;
  empty: ReactNode;
}

const ROW = 68;
const WORDS_MAX = 200;

/** Data points, the newest first, found by words and days, which are stored in the address. */
export function DataPointList({ channelId, of, openId, pathOf, titles, withoutDays = false, empty }: Props) {
  const [typed, setTyped] = useAddressText('find');
  const [{ range }, change] = useTrendAddress();
  const { search, hash } = useLocation();
  const query = typed.trim().slice(0, WORDS_MAX);
  const [conditions, setConditions] = usePointFilter();
  const filter = { ...filterOf(conditions), ...of, ...range, ...(query !== '' && { query }) };
  const points = usePages(dataPointsQuery(channelId, filter), { keep: true });
  const isFiltered = query !== '' || range !== null || conditions.length > 0;
  const isEmpty = points.items?.length === 0 && !isFiltered && typed === '';
  const clear = () => {
    if (typed !== '') setTyped('');
    if (conditions.length > 0) setConditions([]);
    if (range !== null && !withoutDays) change({ range: null, preset: 'all' });
  };
  return (
    <>
      {!isEmpty && (
        <div className={styles.bar} role="search" aria-label="Data points">
          <TextInput
            className={styles.find}
            aria-label="Find data points"
            placeholder="Find data points"
            leftSection={<Search size={16} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={filterKeys(typed, () => setTyped(''))}
          />
          {!withoutDays && (
            <div className={styles.days}>
              <DateRange
                label="Days"
                range={range}
                onChange={(days) => change({ range: days, preset: days === null ? 'all' : null })}
              />
            </div>
          )}
          <PointFilter
            channelId={channelId}
            conditions={conditions}
            titles={of.outliers ? undefined : titles}
            onChange={setConditions}
          />
        </div>
      )}
      <Listing
        of={points}
        things="data points"
        empty={isFiltered ? <FilteredToNothing things="data points" onClear={clear} /> : empty}
      >
        {(items) => (
          <div data-outdated={points.outdated || undefined} className={styles.found}>
            <Rows items={items} label="Data points" height={ROW} more={points.more} loadingMore={points.loadingMore}>
              {(point) => (
                <Link
                  to={{ pathname: pathOf(point.id), search, hash }}
                  preventScrollReset
                  className={styles.row}
                  aria-current={point.id === openId || undefined}
                >
                  <RowWords point={point} theme={point.themeId === null ? undefined : titles?.get(point.themeId)} />
                </Link>
              )}
            </Rows>
          </div>
        )}
      </Listing>
    </>
  );
}

function RowWords({ point, theme }: { point: DataPointView; theme: string | undefined }) {
  const { title, text, author, copies, saidAt } = point;
  return (
    <>
      <span className={styles.words} dir="auto">
        {title !== '' && <b className={styles.title}>{title} </b>}
        {text}
      </span>
      <span className={styles.facts}>
        <RelativeTime at={saidAt} />
        {author !== null && <span className={styles.cut}>{author}</span>}
        {copies > 0 && <span>{copies === 1 ? '1 copy' : `${copies.toLocaleString()} copies`}</span>}
        {theme !== undefined && <span className={styles.cut}>{theme}</span>}
      </span>
    </>
  );
}
