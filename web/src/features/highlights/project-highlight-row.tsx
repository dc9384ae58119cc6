import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { Checkbox } from '@mantine/core';
import { Star } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { TagChip } from '../../ui/tag-chip.tsx';
import styles from './project-highlight-row.module.css';

interface Props {
  highlight: HighlightView;
  /** null where selection is disabled. */
  selected: boolean | null;
  onSelect: (selected: boolean, range: boolean) => void;
}

/** A highlight in a list: quote, speaker, source, tags. */
export function ProjectHighlightRow({ highlight, selected, onSelect }: Props) {
  const { id, noteId, noteTitle, speaker, startMs, lost, tags } = highlight;
  const text = highlightLabel(highlight);
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onSelect(currentTarget.checked, (nativeEvent as unknown as MouseEvent).shiftKey);
  return (
    <div className={styles.row} data-selected={selected === true}>
      {selected !== null && (
        <Checkbox size="sm" aria-label={`Select “${text.slice(0, 80)}”`} checked={selected} onChange={onChange} />
      )}
      <div className={styles.body}>
        <PeekLink
          item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) }}
          className={styles.quote}
        >
          <AreaCrop highlight={highlight} />
          <span dir="auto">{text}</span>
        </PeekLink>
        {highlight.remark && <p className={styles.remark}>{highlight.remark}</p>}
        <div className={styles.facts}>
          {highlight.starred && <Star size={13} role="img" aria-label="Starred" className={styles.star} />}
          <PlayHighlight highlight={highlight} />
          {speaker && <span className={styles.speaker}>{speaker}</span>}
          <span className={styles.note} dir="auto">
            {noteTitle || UNTITLED_NOTE}
            {startMs !== null && `, ${clock(startMs)}`}
          </span>
          {lost && <span className={styles.lost}>No longer in the note</span>}
          <span className={styles.tags}>
            {tags.map(({ id: tagId, title, color }) => (
              <TagChip key={tagId} title={title} hue={color as Parameters<typeof TagChip>[0]['hue']} />
            ))}
          </span>
        </div>
      </div>
    </div>
  );
}
