import { UNTITLED_INSIGHT } from '@evident/domain/insights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import type { Row } from '@evident/domain/views';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import styles from './views.module.css';

/** The name of a row, which opens it: a title, or the words of a highlight. */
export function RowTitle({ row }: { row: Row }) {
  const { id, objectType, noteId, title, text } = row;
  if (objectType === 'HIGHLIGHT')
    return (
      <span className={styles.played}>
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
  return (
    <PeekLink item={{ kind, id }} className={styles.title}>
      <span dir="auto" data-empty={title === ''}>
        {title || (kind === 'note' ? UNTITLED_NOTE : UNTITLED_INSIGHT)}
      </span>
    </PeekLink>
  );
}
