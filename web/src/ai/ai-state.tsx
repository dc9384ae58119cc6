import { Button, Loader } from '@mantine/core';
import type { AiMethod } from '@evident/domain/ai';
import { NOT_ENOUGH_DATA, type EvidenceText, isBeingWritten } from '@evident/domain/evidence';
import { CircleSlash, CloudAlert, FileQuestion, History, Power, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { withoutSettings } from './without-settings.ts';
import styles from './ai-state.module.css';

interface Props {
  /** Absent before there is one. */
  text?: Pick<EvidenceText, 'state' | 'reason'>;
  /** How texts are written now; absent while it is not known. */
  method?: AiMethod;
  /** Said if there is too little. */
  notEnough?: string;
  /** Names changes since the text was written; absent if it is current. */
  stale?: ReactNode;
  onRetry?: () => void;
  onCancel?: () => void;
}

interface Shown {
  icon?: LucideIcon;
  words: ReactNode;
  tone?: 'danger';
  action?: { label: string; run: (() => void) | undefined };
}

/** The state of a generated text that is not simply there: off, being written, too little, failed, stopped or stale. */
export function AiState(props: Props) {
  const shown = stateOf(props);
  if (!shown) return null;
  const { icon: Icon, words, tone, action } = shown;
  return (
    <div className={styles.state} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      {Icon ? <Icon size={15} aria-hidden /> : <Loader size={14} aria-hidden />}
      <span className={styles.words}>{words}</span>
      {action?.run && (
        <Button size="compact-sm" variant="default" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}

function stateOf({
  text,
  method,
  notEnough = 'Not enough content to summarize',
  stale,
  onRetry,
  onCancel,
}: Props): Shown | null {
  const retry = method === 'OFF' ? undefined : onRetry;
  const unusual = text && unusualState(text, notEnough, retry, onCancel);
  if (unusual) return unusual;
  if (stale) return { icon: History, words: stale, action: { label: 'Update', run: retry } };
  if (method === 'OFF')
    return { icon: Power, words: 'AI is off in this workspace. Admins can switch it on in Settings → AI.' };
  return null;
}

/** The state of a text that is not simply written. */
function unusualState(
  text: NonNullable<Props['text']>,
  notEnough: string,
  retry: Props['onRetry'],
  onCancel: Props['onCancel'],
): Shown | null {
  if (isBeingWritten(text)) return { words: 'Writing…', action: { label: 'Stop', run: onCancel } };
  if (text.state === 'FAILED')
    return {
      icon: CloudAlert,
      tone: 'danger',
      words: withoutSettings(text.reason ?? 'The text could not be written.'),
      action: { label: 'Try again', run: retry },
    };
  if (text.state === 'CANCELLED')
    return { icon: CircleSlash, words: 'Stopped', action: { label: 'Write again', run: retry } };
  if (text.reason === NOT_ENOUGH_DATA) return { icon: FileQuestion, words: notEnough };
  return text.reason
    ? { icon: CloudAlert, words: withoutSettings(text.reason), action: { label: 'Write again', run: retry } }
    : null;
}
