import { CANVAS_TEXT_MAX, type CanvasView } from '@evident/domain/canvas';
import { CloseButton, Switch, Textarea } from '@mantine/core';
import type { Change } from '../../data/canvas/mutations.ts';
import styles from './canvas.module.css';

interface Props {
  view: CanvasView;
  readOnly: boolean;
  change: (change: Change) => void;
  onClose: () => void;
}

/** The section without a name: a summary of the canvas, and how its cards open. */
export function AboutPanel({ view: { section }, readOnly, change, onClose }: Props) {
  const { summary, peekMode } = section;
  return (
    <aside className={styles.panel} aria-label="About the canvas">
      <div className={styles.panelHead}>
        <h2>About the canvas</h2>
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      <Textarea
        key={summary}
        size="xs"
        label="Summary"
        placeholder="What this canvas shows"
        defaultValue={summary}
        readOnly={readOnly}
        maxLength={CANVAS_TEXT_MAX}
        autosize
        minRows={4}
        maxRows={16}
        dir="auto"
        onBlur={({ currentTarget: { value } }) => {
          if (value !== summary)
            change({ label: 'Edited the summary', change: { section: { summary: value, peekMode } } });
        }}
      />
      <Switch
        size="xs"
        label="Open cards in a side panel"
        description="Otherwise they open as a page"
        checked={peekMode}
        disabled={readOnly}
        onChange={({ currentTarget: { checked } }) =>
          change({
            label: checked ? 'Cards open in a side panel' : 'Cards open as a page',
            change: { section: { summary, peekMode: checked } },
          })
        }
      />
    </aside>
  );
}
