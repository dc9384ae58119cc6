import { Button } from '@mantine/core';
import { clock } from '@evident/domain/content';
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
        {words ?? placeOf(redaction)}
        <div className={styles.state}>
          {effectsOf(redaction)} · {stateOf(redaction)} <RelativeTime at={appliedAt ?? createdAt} />
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

/** A redaction of words has no times to show: the words say where it is. */
const placeOf = ({ startMs, endMs, removeWords, state, speaker }: RedactionView): string =>
  speaker !== null
    ? 'Name of a speaker'
    : startMs !== null && endMs !== null
      ? `${clock(startMs)} – ${clock(endMs)}`
      : removeWords && state !== 'PENDING'
        ? '[redacted]'
        : 'Words of a time span';

const EFFECTS = {
  KEEP: null,
  MUTE: 'sound muted',
  BLEEP: 'sound bleeped',
  BLUR_FRAME: 'picture',
  BLUR_REGION: 'region',
} as const;

const STYLES = { COVER: 'covered', PIXELATE: 'pixelated' } as const;

function effectsOf({ audio, video, videoStyle, removeWords, speaker, state }: RedactionView): string {
  if (speaker !== null) return `Speaker ${state === 'PENDING' ? 'to rename' : 'renamed'} to “${speaker.name}”`;
  const picture = EFFECTS[video] && `${EFFECTS[video]} ${STYLES[videoStyle]}`;
  const all = [removeWords ? 'words removed' : null, EFFECTS[audio], picture].filter(Boolean).join(', ');
  return all.charAt(0).toUpperCase() + all.slice(1);
}

function stateOf({ state, reason, restorable }: RedactionView): string {
  if (state === 'PENDING') return 'Planned';
  if (state === 'APPLYING') return 'Recording being redacted';
  if (state === 'FAILED') return `Recording not redacted${reason ? `: ${reason}` : ''}`;
  return restorable ? 'Applied' : 'Applied, original deleted';
}
