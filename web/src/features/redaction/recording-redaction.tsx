import { Button, Progress } from '@mantine/core';
import type { RecordingRedactionView } from '@evident/domain/redaction';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './redaction.module.css';

interface Props {
  redaction: RecordingRedactionView;
  name: string;
  /** The reason redacting is disabled; absent if allowed. */
  reason?: string;
  onCancel: () => void;
  onRetry: () => void;
}

/** The rendering of a redacted recording: progress, and failure. Nothing when done. */
export function RecordingRedactionLine({ redaction, name, reason, onCancel, onRetry }: Props) {
  const { state, progress, message, withheld } = redaction;
  if (state === 'DONE') return null;
  const percent = Math.round(progress * 100);
  if (state === 'WAITING' || state === 'PROCESSING')
    return (
      <div className={styles.recording} role="status">
        <span>
          {state === 'WAITING' ? `“${name}” waits to be redacted.` : `Redacting “${name}”… ${percent} %`}{' '}
          {withheld && 'Only members with full access can read it meanwhile.'}
        </span>
        {state === 'PROCESSING' && <Progress flex="1 1 80px" size={4} value={percent} aria-label="Redacted so far" />}
        <DisabledReason reason={reason}>
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            Cancel redaction
          </Button>
        </DisabledReason>
      </div>
    );
  return (
    <div className={styles.recording} role="status">
      <span>
        {state === 'CANCELLED' ? `Redacting “${name}” was canceled.` : `“${name}” was not redacted. ${message ?? ''}`}{' '}
        {withheld && 'Only members with full access can read it.'}
      </span>
      {withheld && (
        <DisabledReason reason={reason}>
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            Try again
          </Button>
        </DisabledReason>
      )}
    </div>
  );
}
