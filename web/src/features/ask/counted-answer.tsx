import type { CountedView } from '@evident/domain/conversations';
import { Link } from 'react-router';
import { COUNTED, countedList } from './counted-list.ts';
import styles from './counted-answer.module.css';

/** A count by filters: the number, what was counted, and the list. */
export function CountedAnswer({ counted }: { counted: CountedView }) {
  const { count, counts, total, definition } = counted;
  const { one, many } = COUNTED[counts];
  const list = count > 0 ? countedList(counted) : null;
  return (
    <article aria-label="Answer" className={styles.counted}>
      <p className={styles.number}>
        <strong>{count.toLocaleString()}</strong> {count === 1 ? one : many}
      </p>
      <p className={styles.definition}>
        Counted: {definition}; {count.toLocaleString()} of {total.toLocaleString()}.
      </p>
      {list && <Link to={list.to}>{list.label}</Link>}
    </article>
  );
}
