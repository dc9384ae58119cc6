import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { Row } from '@evident/domain/views';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { MediumBox } from '../../ui/medium/medium-box.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './views.module.css';

interface Props {
  row: Row;
  /** The size of the box that shows what it is; null where the box is elsewhere. */
  box?: 'small' | 'medium' | null;
}

/** The name of a row, which opens it: what it is and a title, or the words of a highlight. */
export function RowTitle({ row, box: size = 'medium' }: Props) {
  const { id, objectType, noteId, title, text, medium, thumbnail } = row;
  const box = medium && size && <MediumBox of={{ medium, thumbnail }} size={size} />;
  if (objectType === 'HIGHLIGHT')
    return (
      <span className={styles.played}>
        {(!row.audioVideo || thumbnail) && box}
        {row.audioVideo && <PlayHighlight highlight={{ ...row, pdfHighlightAreas: [] }} />}
        <PeekLink
          item={{ kind: 'note', id: noteId!, place: writeNoteHash({ highlightId: id }) }}
          className={styles.words}
        >
          <span dir="auto">{text || 'Moment of a recording'}</span>
        </PeekLink>
      </span>
    );
  const kind = objectType === 'NOTE' ? 'note' : 'insight';
  const link = (
    <PeekLink item={{ kind, id }} className={styles.title}>
      <span dir="auto" data-empty={title === ''}>
        {title || (kind === 'note' ? UNTITLED_NOTE : UNTITLED_INSIGHT)}
      </span>
    </PeekLink>
  );
  return box ? (
    <span className={styles.named}>
      {box}
      {link}
    </span>
  ) : (
    link
  );
}
