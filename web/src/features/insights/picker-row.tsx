import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { HUES, type Hue } from '@evident/domain/tags';
import { Check, Plus } from 'lucide-react';
import { Button } from '@mantine/core';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import { DRAGGED_HIGHLIGHT } from './dropped-highlights.ts';
import styles from './highlight-picker.module.css';

interface Props {
  highlight: HighlightView;
  /** Whether the insight already contains it. */
  shown: boolean;
  /** Inserts it as evidence; absent in view mode. */
  onInsert?: () => void;
}

const hueOf = (color: string): Hue => ((HUES as readonly string[]).includes(color) ? (color as Hue) : 'grey');

const LABEL_LENGTH = 60;
const short = (text: string): string => (text.length > LABEL_LENGTH ? `${text.slice(0, LABEL_LENGTH)}…` : text);

/** A highlight in the picker of an insight. Links to its source; in edit mode a button inserts it. */
export function PickerRow({ highlight, shown, onInsert }: Props) {
  const { id, noteId, speaker, noteTitle, tags, lost } = highlight;
  const text = highlightLabel(highlight);
  return (
    <li
      className={styles.row}
      draggable={onInsert !== undefined && !lost}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED_HIGHLIGHT, id);
        dataTransfer.effectAllowed = 'copy';
      }}
    >
      <PeekLink
        item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) }}
        className={styles.source}
      >
        <AreaCrop highlight={highlight} />
        <span className={styles.words} dir="auto">
          {text}
        </span>
        <span className={styles.from}>{[speaker, noteTitle || UNTITLED_NOTE].filter(Boolean).join(' · ')}</span>
      </PeekLink>
      {(onInsert || shown || tags.length > 0 || highlight.audioVideo) && (
        <span className={styles.facts}>
          <PlayHighlight highlight={highlight} />
          {onInsert && (
            <DisabledReason reason={lost ? 'The words are no longer in the note' : null}>
              <Button
                size="compact-xs"
                variant="default"
                leftSection={<Plus size={12} aria-hidden />}
                aria-label={`Insert “${short(text)}”`}
                onClick={onInsert}
              >
                Insert
              </Button>
            </DisabledReason>
          )}
          {shown && (
            <span className={styles.shown}>
              <Check size={13} aria-hidden />
              In this insight
            </span>
          )}
          {tags.map((tag) => (
            <TagChip key={tag.id} title={tag.title} hue={hueOf(tag.color)} />
          ))}
        </span>
      )}
    </li>
  );
}
