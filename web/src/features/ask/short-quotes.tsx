import type { Citation } from '@evident/domain/evidence';
import { UNTITLED_NOTE } from '@evident/domain/notes';
import styles from './beside.module.css';

interface Props {
  citations: readonly Citation[];
  /** The citation whose passage is shown. */
  shownId: string | null;
  onShow: (citation: Citation) => void;
}

/** The sentences of an extracted answer in short. Each shows its passage next to the answer. */
export function ShortQuotes({ citations, shownId, onShow }: Props) {
  return (
    <ol className={styles.quotes} aria-label="Quotes">
      {citations.map((citation) => (
        <li key={citation.citationReferenceId}>
          <button
            type="button"
            className={styles.quote}
            aria-pressed={citation.citationReferenceId === shownId}
            onClick={() => onShow(citation)}
            onPointerEnter={({ pointerType }) => {
              // The first passage makes room for itself, which would move the quote away from the pointer.
              if (pointerType === 'mouse' && shownId !== null) onShow(citation);
            }}
          >
            <span className={styles.words} dir="auto">
              {citation.quote}
            </span>
            <span className={styles.of}>
              {[citation.speaker, citation.title || UNTITLED_NOTE].filter(Boolean).join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
