import { clock } from '@evident/domain/content';
import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { writeNoteHash } from '@evident/domain/links';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { PlayHighlight } from '../../player/play-highlight.tsx';
import { AreaCrop } from '../../documents/area-crop.tsx';
import { PeekLink } from '../../ui/peek/peek-link.tsx';
import { Quote } from '../../ui/quote.tsx';
import styles from './evidence-quote.module.css';

/** Evidence in a published insight, with a link to its source. */
export function EvidenceQuote({ piece }: { piece: HighlightView | null | undefined }) {
  if (piece === undefined) return <p className={styles.note}>Loading…</p>;
  if (piece === null) return <p className={styles.note}>This evidence is gone</p>;
  const { id, noteId, noteTitle, speaker, startMs, lost } = piece;
  return (
    <div className={styles.evidence}>
      <Quote
        speaker={speaker}
        source={
          <>
            <PlayHighlight highlight={piece} />
            <PeekLink item={{ kind: 'note', id: noteId, place: writeNoteHash({ highlightId: id }) }}>
              {noteTitle || UNTITLED_NOTE}
            </PeekLink>
            {startMs !== null && (
              <>
                {' '}
                <time>{clock(startMs)}</time>
              </>
            )}
          </>
        }
      >
        <AreaCrop highlight={piece} />
        {highlightLabel(piece)}
      </Quote>
      {lost && <p className={styles.note}>The words are no longer in the note</p>}
    </div>
  );
}
