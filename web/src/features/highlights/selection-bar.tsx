import { Button } from '@mantine/core';
import { EyeOff, Highlighter, Lightbulb, MapPin, MessageSquare, Scissors, Tag } from 'lucide-react';
import type { ReactNode } from 'react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import styles from './selection-bar.module.css';

interface Props {
  /** In edit mode there is no room for the shortcuts, which need modifier keys. */
  writing: boolean;
  /** Formats the words, in edit mode. */
  format?: ReactNode;
  /** The reason highlighting is disabled; absent if allowed. */
  reason?: string;
  /** The selected words will replace those of a lost highlight. */
  reattaching?: boolean;
  onHighlight: () => void;
  onTag: () => void;
  onInsight: () => void;
  onReattach?: () => void;
  onComment: () => void;
  /** The reason commenting is disabled; absent if allowed. */
  whyNotCommented?: string;
  /** Absent where words cannot be redacted. */
  onRedact?: () => void;
  /** Splits the highlight that the selection starts in; absent outside of one. */
  onSplit?: () => void;
}

/** Actions for the selected words. */
export function SelectionBar({
  writing,
  format,
  reason,
  reattaching = false,
  onHighlight,
  onTag,
  onInsight,
  onReattach,
  onComment,
  whyNotCommented,
  onRedact,
  onSplit,
}: Props) {
  const keep = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() };
  return (
    <div className={styles.bar}>
      {reattaching ? (
        <Button size="compact-sm" leftSection={<MapPin size={14} aria-hidden />} {...keep} onClick={onReattach}>
          Attach here
        </Button>
      ) : (
        <>
          {format}
          <DisabledReason reason={reason}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<Highlighter size={14} aria-hidden />}
              rightSection={writing ? undefined : <KeyHint keys="h" />}
              {...keep}
              onClick={onHighlight}
            >
              Highlight
            </Button>
          </DisabledReason>
          <DisabledReason reason={reason}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<Tag size={14} aria-hidden />}
              rightSection={writing ? undefined : <KeyHint keys="t" />}
              {...keep}
              onClick={onTag}
            >
              Tag
            </Button>
          </DisabledReason>
          <DisabledReason reason={reason}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<Lightbulb size={14} aria-hidden />}
              rightSection={writing ? undefined : <KeyHint keys="i" />}
              {...keep}
              onClick={onInsight}
            >
              Insight
            </Button>
          </DisabledReason>
          <DisabledReason reason={whyNotCommented}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<MessageSquare size={14} aria-hidden />}
              rightSection={writing ? undefined : <KeyHint keys="c" />}
              {...keep}
              onClick={onComment}
            >
              Comment
            </Button>
          </DisabledReason>
          {onSplit && (
            <DisabledReason reason={reason}>
              <Button
                size="compact-sm"
                variant="subtle"
                color="gray"
                leftSection={<Scissors size={14} aria-hidden />}
                {...keep}
                onClick={onSplit}
              >
                Split here
              </Button>
            </DisabledReason>
          )}
          {onRedact && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<EyeOff size={14} aria-hidden />}
              {...keep}
              onClick={onRedact}
            >
              Redact
            </Button>
          )}
        </>
      )}
    </div>
  );
}
