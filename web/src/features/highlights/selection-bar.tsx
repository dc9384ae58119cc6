import { ActionIcon, Button } from '@mantine/core';
import {
  EyeOff,
  Film,
  Highlighter,
  Lightbulb,
  MapPin,
  MessageSquare,
  Scissors,
  Tag,
  type LucideIcon,
} from 'lucide-react';
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
  /** Absent without a recording. */
  onReel?: () => void;
  /** The reason making a reel is disabled; absent if allowed. */
  whyNoReel?: string;
  onReattach?: () => void;
  onComment: () => void;
  /** The reason commenting is disabled; absent if allowed. */
  whyNotCommented?: string;
  /** Absent where words cannot be redacted. */
  onRedact?: () => void;
  /** Splits the highlight that the selection starts in; absent outside of one. */
  onSplit?: () => void;
}

/** Keeps the selection on a press. */
const keep = { onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault() };

/** Actions for the selected words, in one row. */
export function SelectionBar({
  writing,
  format,
  reason,
  reattaching = false,
  onHighlight,
  onTag,
  onInsight,
  onReel,
  whyNoReel,
  onReattach,
  onComment,
  whyNotCommented,
  onRedact,
  onSplit,
}: Props) {
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
              rightSection={writing ? undefined : <Hint keys="h" />}
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
              rightSection={writing ? undefined : <Hint keys="t" />}
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
              rightSection={writing ? undefined : <Hint keys="i" />}
              {...keep}
              onClick={onInsight}
            >
              <span className={styles.word}>Insight</span>
            </Button>
          </DisabledReason>
          {onReel && (
            <DisabledReason reason={whyNoReel}>
              <Rare label="New reel" icon={Film} onClick={onReel} />
            </DisabledReason>
          )}
          <DisabledReason reason={whyNotCommented}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<MessageSquare size={14} aria-hidden />}
              rightSection={writing ? undefined : <Hint keys="c" />}
              {...keep}
              onClick={onComment}
            >
              <span className={styles.word}>Comment</span>
            </Button>
          </DisabledReason>
          {onSplit && (
            <DisabledReason reason={reason}>
              <Rare label="Split here" icon={Scissors} onClick={onSplit} />
            </DisabledReason>
          )}
          {onRedact && <Rare label="Redact" icon={EyeOff} onClick={onRedact} />}
        </>
      )}
    </div>
  );
}

const Hint = ({ keys }: { keys: string }) => (
  <span className={styles.hint}>
    <KeyHint keys={keys} />
  </span>
);

interface RareProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

/** An action without room for its words. */
function Rare({ label, icon: Icon, onClick, ...described }: RareProps) {
  return (
    <ActionIcon {...described} size={26} aria-label={label} title={label} {...keep} onClick={onClick}>
      <Icon size={14} aria-hidden />
    </ActionIcon>
  );
}
