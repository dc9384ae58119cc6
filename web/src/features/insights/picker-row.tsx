import type { HighlightView } from '@evident/domain/highlights';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { HUES, type Hue } from '@evident/domain/tags';
import { Check } from 'lucide-react';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { DRAGGED_HIGHLIGHT } from './dropped-highlights.ts';
import styles from './highlight-picker.module.css';

interface Props {
  highlight: HighlightView;
  /** Whether the insight shows it already. */
  shown: boolean;
  reason?: string;
  onInsert: () => void;
}

const hueOf = (color: string): Hue => ((HUES as readonly string[]).includes(color) ? (color as Hue) : 'grey');

/** One highlight in the list beside an insight. */
export function PickerRow({ highlight: { id, text, speaker, noteTitle, tags, lost }, shown, reason, onInsert }: Props) {
  const refused = reason ?? (lost ? 'The words are no longer in the note' : null);
  return (
    <li className={styles.row} draggable={!refused} onDragStart={({ dataTransfer }) => { dataTransfer.setData(DRAGGED_HIGHLIGHT, id); dataTransfer.effectAllowed = 'copy'; }}>
      <DisabledReason reason={refused}>
        <button type="button" className={styles.insert} onClick={onInsert}>
          <span className={styles.words}>{text}</span>
          <span className={styles.from}>{[speaker, noteTitle || UNTITLED_NOTE].filter(Boolean).join(' · ')}</span>
        </button>
      </DisabledReason>
      {(shown || tags.length > 0) && (
        <span className={styles.facts}>
          {shown && <span className={styles.shown}><Check size={13} aria-hidden />In this insight</span>}
          {tags.map((tag) => <TagChip key={tag.id} title={tag.title} hue={hueOf(tag.color)} />)}
        </span>
      )}
    </li>
  );
}
