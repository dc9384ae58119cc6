import { UNTITLED_INSIGHT, strengthInWords, type InsightView } from '@evident/domain/insights';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './insight-line.module.css';

/** An insight in a list: title, status, strength. */
export function InsightLine({ insight, menu }: { insight: InsightView; menu?: ReactNode }) {
  return (
    <div data-row className={styles.row}>
      <PeekLink item={{ kind: 'insight', id: insight.id }} className={styles.line}>
        <span className={styles.title}>{insight.title || UNTITLED_INSIGHT}</span>
        <span className={styles.facts}>
          {insight.locked && <Lock size={14} role="img" aria-label="Locked" />}
          <span className={styles.state} data-published={insight.publishedAt !== null}>
            {insight.publishedAt === null ? 'Draft' : 'Published'}
          </span>
          <span>{strengthInWords(insight.strength)}</span>
          <RelativeTime at={insight.publishedAt ?? insight.updatedAt} />
        </span>
      </PeekLink>
      {menu}
    </div>
  );
}
