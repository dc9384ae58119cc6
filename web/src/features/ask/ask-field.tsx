import { ActionIcon, Textarea } from '@mantine/core';
import { CONVERSATION_MESSAGE_MAX } from '@evident/domain/conversations';
import { ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import styles from './ask.module.css';

interface Props {
  label: string;
  /** Typed already. */
  initial?: string;
  /** While an answer is found. */
  busy: boolean;
  /** Why nothing can be asked; null if it can. */
  reason?: string | null;
  autoFocus?: boolean;
  /** Resolves to whether it was sent; words that were not sent stay. */
  onAsk: (question: string) => Promise<boolean>;
}

const TOO_LONG = `A question has at most ${CONVERSATION_MESSAGE_MAX.toLocaleString('en')} characters`;

/** Where a question is typed. Enter asks, Shift Enter begins a new line. */
export function AskField({ label, initial = '', busy, reason = null, autoFocus = false, onAsk }: Props) {
  const [text, setText] = useState(initial);
  const tooLong = [...text].length > CONVERSATION_MESSAGE_MAX ? TOO_LONG : null;
  const canAsk = text.trim() !== '' && !busy && reason === null && tooLong === null;
  const ask = async () => {
    if (!canAsk) return;
    const asked = text;
    setText('');
    if (!(await onAsk(asked.trim()))) setText((typed) => typed || asked);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void ask();
  };
  return (
    <form
      className={styles.field}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Textarea
        aria-label={label}
        placeholder={label}
        autosize
        minRows={1}
        maxRows={8}
        error={tooLong}
        value={text}
        data-autofocus={autoFocus || undefined}
        autoFocus={autoFocus}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        rightSection={
          <DisabledReason reason={reason ?? tooLong}>
            <ActionIcon type="submit" aria-label="Ask" loading={busy} disabled={!canAsk}>
              <ArrowUp size={16} aria-hidden />
            </ActionIcon>
          </DisabledReason>
        }
      />
    </form>
  );
}
