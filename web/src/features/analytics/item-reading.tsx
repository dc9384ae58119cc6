import { ANALYTICS_DAYS, type ItemReading as Reading, type ReadType } from '@evident/domain/analytics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { itemReadingQuery } from '../../data/analytics/queries.ts';
import lines from '../../ui/lines.module.css';
import { PersonLink } from '../../ui/person-link.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { shownDay } from '../../ui/time.ts';
import { daysUpTo, summary } from './reading-words.ts';
import styles from './reading.module.css';

/** The reading of a note or insight by day, with its readers where they are named. */
export function ItemReading({ type, id }: { type: ReadType; id: string }) {
  const { data, error, refetch } = useQuery(itemReadingQuery(type, id));
  if (error)
    return <FailedState title="The figures could not be loaded" problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton things="the figures" />;
  return (
    <>
      <p>{summary(data)}</p>
      <Bars days={data.days} />
      {data.named === null ? (
        <p className={styles.dim}>Readers are not named in this workspace.</p>
      ) : (
        <Readers named={data.named} />
      )}
    </>
  );
}

function Bars({ days }: Pick<Reading, 'days'>) {
  const [now] = useState(() => new Date());
  const all = daysUpTo(days, now, ANALYTICS_DAYS);
  const most = Math.max(1, ...all.map(({ views }) => views));
  return (
    <div className={styles.bars} role="img" aria-label={`Views by day, at most ${most} on a day`}>
      {all.map(({ day, views, readers }) => (
        <span
          key={day}
          title={`${shownDay(day)}: ${views} views, ${readers} readers`}
          data-none={views === 0}
          style={{ height: `${Math.max(4, (views / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}

function Readers({ named }: { named: NonNullable<Reading['named']> }) {
  if (named.length === 0) return <p className={styles.dim}>No one read it since readers are named.</p>;
  return (
    <ul className={lines.lines} aria-label="Readers">
      {named.map((person) => (
        <li key={person.id} className={lines.line}>
          <span className={lines.main}>
            <PersonLink person={person} />
          </span>
          <span>{shownDay(person.lastReadOn)}</span>
        </li>
      ))}
    </ul>
  );
}
