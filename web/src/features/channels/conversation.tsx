import type { ConversationEntry, DataPointDetail } from '@evident/domain/channels';
import { shownMoment } from '../../ui/time.ts';
import styles from './data-points.module.css';

/** The messages of a data point in their order, or its words if it is no conversation. */
export function Conversation({ point: { entries, text, author } }: { point: DataPointDetail }) {
  if (entries.length === 0)
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  return (
    <ol className={styles.entries} aria-label="Conversation">
      {entries.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and keep their order
        <li key={at} data-team={entry.participant?.kind === 'TEAM' || undefined}>
          <p className={styles.facts}>
            <b>{nameOf(entry) ?? author ?? 'Customer'}</b>
            {entry.participant?.kind === 'TEAM' && <span>Team</span>}
            <span>{shownMoment(entry.timestamp)}</span>
          </p>
          <p className={styles.text} dir="auto">
            {entry.text}
          </p>
        </li>
      ))}
    </ol>
  );
}

const nameOf = ({ participant }: ConversationEntry): string | undefined =>
  participant?.name ?? participant?.email ?? participant?.id;
