import { Tooltip, VisuallyHidden } from '@mantine/core';
import { strengthInWords, type InsightView, type Strength } from '@evident/domain/insights';
import { Lock, Users } from 'lucide-react';
import { useId } from 'react';
import { PersonLinks } from '../../ui/person-link.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './insight-facts.module.css';

interface Props {
  insight: InsightView;
  /** Current strength of the evidence; null while loading. */
  strength: Strength | null;
}

const EXPLAINED =
  'Counts different people and sources, not quotes. A speaker counts once per note. Unnamed speakers count once per source. Deleted words don’t count.';

/** The state of an insight: its strength, whether it is published, unpublished changes, authors. */
export function InsightFacts({
  insight: { publishedAt, unpublishedChanges, locked, archived, authors, contributors, updatedAt, strength: before },
  strength,
}: Props) {
  const explained = useId();
  const writers = [...authors, ...contributors.filter(({ id }) => authors.every((author) => author.id !== id))];
  return (
    <div className={styles.facts}>
      <Tooltip label={EXPLAINED} multiline w={280} openDelay={0} events={{ hover: true, focus: true, touch: true }}>
        <button type="button" className={styles.strength} aria-describedby={explained}>
          <Users size={14} aria-hidden />
          {strengthInWords(strength ?? before)}
        </button>
      </Tooltip>
      <VisuallyHidden id={explained}>{EXPLAINED}</VisuallyHidden>
      {publishedAt === null ? (
        <span className={styles.draft}>Draft</span>
      ) : (
        <span className={styles.published}>
          Published <RelativeTime at={publishedAt} />
        </span>
      )}
      {unpublishedChanges && <span className={styles.draft}>Unpublished changes</span>}
      {locked && (
        <span className={styles.fact}>
          <Lock size={13} aria-hidden />
          Locked
        </span>
      )}
      {archived && <span className={styles.fact}>Archived</span>}
      {writers.length > 0 && (
        <span className={styles.fact}>
          <PersonLinks people={writers} />
        </span>
      )}
      <span className={styles.fact}>
        Changed <RelativeTime at={updatedAt} />
      </span>
    </div>
  );
}
