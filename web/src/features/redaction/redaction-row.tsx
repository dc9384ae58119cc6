import { Button } from '@mantine/core';
import type { RedactionView } from '@evident/domain/redaction';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './redaction.module.css';

interface Props {
  redaction: RedactionView;
  /** The reason redacting is disabled; absent if allowed. */
  reason?: string;
  onDelete: () => void;
  onRestore: () => void;
  onDeleteOriginal: () => void;
}

/** A redaction with its state. Members with full access see the removed words, and restore them. */
export function RedactionRow({ redaction, reason, onDelete, onRestore, onDeleteOriginal }: Props) {
  const { words, state, createdAt, appliedAt, restorable } = redaction;
  const planned = state === 'PENDING';
  const secret = restorable && words === null ? 'Only members with full access can do this' : undefined;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {words ?? (planned ? 'Words of a time span' : '[redacted]')}
        <div className={styles.state}>
          {planned ? 'Planned' : restorable ? 'Applied' : 'Applied, original deleted'}{' '}
          <RelativeTime at={appliedAt ?? createdAt} />
        </div>
      </div>
      {planned && (
        <DisabledReason reason={reason}>
          <Button size="compact-sm" variant="default" onClick={onDelete}>
            Delete redaction
          </Button>
        </DisabledReason>
      )}
      {!planned && restorable && (
        <div className={styles.actions}>
          <DisabledReason reason={reason ?? secret}>
            <Button size="compact-sm" variant="default" onClick={onRestore}>
              Restore original
            </Button>
          </DisabledReason>
          <DisabledReason reason={reason ?? secret}>
            <Button size="compact-sm" variant="subtle" color="danger" onClick={onDeleteOriginal}>
              Delete original
            </Button>
          </DisabledReason>
        </div>
      )}
    </li>
  );
}
