import { Button, Progress } from '@mantine/core';
import type { RecordingMedia } from './recording-media.ts';
import styles from './preparing.module.css';

interface Props {
  media: Pick<RecordingMedia, 'state' | 'progress' | 'waiting' | 'message'>;
  /** Why it cannot be played meanwhile; absent if it can. */
  reason: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** Progress of processing, and its failure. Nothing when done. */
export function Preparing({ media: { state, progress, waiting, message }, reason, onRetry }: Props) {
  if (state === 'DONE' || state === 'WITHHELD')
    return reason === undefined ? null : (
      <p className={styles.line} role="status">
        {reason}
      </p>
    );
  const percent = Math.round(progress * 100);
  if (state === 'WAITING' || state === 'PROCESSING')
    return (
      <div className={styles.line} role="status">
        <span>{state === 'WAITING' ? whyWaiting(waiting) : `Preparing ${percent} %`}</span>
        {state === 'PROCESSING' && (
          <Progress className={styles.bar} size={4} value={percent} aria-label="Prepared so far" />
        )}
        <span>{reason ?? 'You can play the original already.'}</span>
      </div>
    );
  return (
    <div className={styles.line} role="status" data-failed>
      <span>
        {message ?? (state === 'CANCELLED' ? 'Preparing was canceled.' : 'The recording could not be prepared.')}{' '}
        {reason === undefined && 'You can play the original.'}
      </span>
      {onRetry && (
        <Button size="compact-xs" variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}

function whyWaiting(waiting: RecordingMedia['waiting']): string {
  if (waiting === null) return 'Waiting to be prepared';
  const { reason, ahead } = waiting;
  if (reason === 'TURN') return 'Next of this workspace. It starts when the server is free.';
  return `Waiting: ${ahead === 1 ? '1 recording' : `${ahead} recordings`} of this workspace first`;
}
