import { Button } from '@mantine/core';
import { Highlighter, Lightbulb, MapPin, Tag } from 'lucide-react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { KeyHint } from '../../ui/key-hint.tsx';
import styles from './selection-bar.module.css';

interface Props {
  /** While writing, letters are typed and the keys need others held. */
  writing: boolean;
  /** Why nothing can be marked here; absent when it can. */
  reason?: string;
  /** A lost highlight is being put on other words. */
  reattaching?: boolean;
  onHighlight: () => void;
  onTag: () => void;
  onInsight: () => void;
  onReattach?: () => void;
}

/** What can be done with the selected words. */
export function SelectionBar({
  writing,
  reason,
  reattaching = false,
  onHighlight,
  onTag,
  onInsight,
  onReattach,
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
          <DisabledReason reason={reason}>
            <Button
              size="compact-sm"
              variant="subtle"
              color="gray"
              leftSection={<Highlighter size={14} aria-hidden />}
              rightSection={<KeyHint keys={writing ? 'mod+shift+h' : 'h'} />}
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
              rightSection={<KeyHint keys={writing ? 'mod+.' : 't'} />}
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
        </>
      )}
    </div>
  );
}
