import type { Citation } from '@evident/domain/evidence';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import { Quote } from '../ui/quote.tsx';
import { CitationLink } from './citation-link.tsx';
import { PlayCitation } from './play-citation.tsx';
import styles from './evidence-text.module.css';

/** Said of a quote that its source does not have any more. */
export const lostWords = ({ type }: Pick<Citation, 'type'>): string =>
  `The words are no longer in the ${type === 'theme' ? 'data point' : 'note'}.`;

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
  const title = citation.title || UNTITLED_NOTE;
  const { text, quote, lost } = citation;
  const at = text.indexOf(quote);
  return (
    <div className={styles.cited}>
      <Quote size="small" speaker={citation.speaker} source={<CitationLink citation={citation}>{title}</CitationLink>}>
        {at < 0 ? (
          quote
        ) : (
          <>
            <span className={styles.around}>{text.slice(0, at)}</span>
            {quote}
            <span className={styles.around}>{text.slice(at + quote.length)}</span>
          </>
        )}
        {lost && <span className={styles.lost}>{lostWords(citation)}</span>}
      </Quote>
      <PlayCitation citation={citation} inNote={noteId !== null && noteId === (citation.parentId ?? citation.id)} />
    </div>
  );
}
