import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { Lock } from 'lucide-react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './insight-line.module.css';

const many = (count: number, one: string, more: string): string => `${count.toLocaleString()} ${count === 1 ? one : more}`;

/** One insight of a project: what it says, how far it is, and how many people and sources carry it. */
export function InsightLine({ insight }: { insight: InsightView }) {
  const { people, sources } = insight.strength;
  return (
    <div data-row>
      <PeekLink item={{ kind: 'insight', id: insight.id }} className={styles.line}>
        <span className={styles.title}>{insight.title || UNTITLED_INSIGHT}</span>
        <span className={styles.facts}>
          {insight.locked && <Lock size={14} role="img" aria-label="Locked" />}
          <span className={styles.state} data-published={insight.publishedAt !== null}>{insight.publishedAt === null ? 'Draft' : 'Published'}</span>
          {sources > 0 && <span>{many(people, 'person', 'people')}, {many(sources, 'source', 'sources')}</span>}
          <RelativeTime at={insight.publishedAt ?? insight.updatedAt} />
        </span>
      </PeekLink>
    </div>
  );
}
