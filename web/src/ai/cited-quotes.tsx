import type { Citation } from '@evident/domain/evidence';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { PeekLink } from '../ui/peek/peek-link.tsx';
import { Quote } from '../ui/quote.tsx';
import { itemOf } from './citation-place.ts';
import { PlayCitation } from './play-citation.tsx';
import styles from './evidence-text.module.css';

/** Said of a quote that its note does not have any more. */
export const LOST_WORDS = 'The words are no longer in the note.';

/** The quotes on which a sentence rests, with their places. */
export function CitedQuotes({ citations, noteId }: { citations: readonly Citation[]; noteId: string | null }) {
  return (
    <div className={styles.quotes}>
      {citations.map((citation) => (
        <CitedQuote key={citation.citationReferenceId} citation={citation} noteId={noteId} />
      ))}
    </div>
  );
}

function CitedQuote({ citation, noteId }: { citation: Citation; noteId: string | null }) {
  const item = itemOf(citation);
  const title = citation.title || UNTITLED_NOTE;
  const { text, quote, lost } = citation;
  const at = text.indexOf(quote);
  return (
    <div className={styles.cited}>
      <Quote size="small" speaker={citation.speaker} source={item ? <PeekLink item={item}>{title}</PeekLink> : title}>
        {at < 0 ? (
          quote
        ) : (
          <>
            <span className={styles.around}>{text.slice(0, at)}</span>
            {quote}
            <span className={styles.around}>{text.slice(at + quote.length)}</span>
          </>
        )}
        {lost && <span className={styles.lost}>{LOST_WORDS}</span>}
      </Quote>
      <PlayCitation citation={citation} inNote={noteId !== null && noteId === (citation.parentId ?? citation.id)} />
    </div>
  );
}
