import { UNTITLED_INSIGHT, strengthInWords, type InsightView } from '@evident/domain/insights';
import { Lock, Users } from 'lucide-react';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { hueOf } from '../../kernel/project-colors.ts';
import styles from './insight-card.module.css';

interface Props {
  insight: InsightView;
}

const SHOWN_VOICES = 24;

/** An insight as a card: cover, title, excerpt, and strength. */
export function InsightCard({ insight }: Props) {
  return (
    <article className={styles.card} data-row>
      <Cover insight={insight} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <PeekLink item={{ kind: 'insight', id: insight.id }}>{insight.title || UNTITLED_INSIGHT}</PeekLink>
        </h3>
        {insight.excerpt !== '' && <p className={styles.excerpt}>{insight.excerpt}</p>}
        <p className={styles.facts}>
          <span className={styles.strength}>
            <Users size={14} aria-hidden />
            {strengthInWords(insight.strength)}
          </span>
          {insight.locked && <Lock size={14} role="img" aria-label="Locked" />}
          <span>{insight.projectTitle}</span>
          {insight.authors.length > 0 && <span>{insight.authors.map(({ name }) => name).join(', ')}</span>}
          <RelativeTime at={insight.publishedAt ?? insight.updatedAt} />
        </p>
      </div>
    </article>
  );
}

/** The cover, or a figure for each person in the evidence, named or not. */
function Cover({ insight }: { insight: InsightView }) {
  if (insight.coverFileId !== null)
    return <img className={styles.cover} src={`/f/${insight.coverFileId}`} alt="" loading="lazy" />;
  const bars = Math.min(insight.strength.people + insight.strength.unnamed, SHOWN_VOICES);
  if (bars === 0) return null;
  return (
    <div className={styles.made} data-hue={hueOf({ id: insight.projectId, color: null })} aria-hidden>
      {Array.from({ length: bars }, (_, at) => (
        <span key={at} className={styles.person} />
      ))}
    </div>
  );
}
