import type { Citation, EvidenceSentence } from '@evident/domain/evidence';
import { CitedQuotes } from './cited-quotes.tsx';
import styles from './evidence-text.module.css';

interface Props {
  sentence: EvidenceSentence;
  /** Its quotes. */
  citations: readonly Citation[];
  noteId: string | null;
}

/** A sentence that no rule could check, below the quotes it names. It is not a finding. */
export function UncheckedSentence({ sentence, citations, noteId }: Props) {
  return (
    <div className={styles.unchecked}>
      <CitedQuotes citations={citations} noteId={noteId} />
      <p className={styles.claim}>
        <span className={styles.badge}>Not checked</span> <span dir="auto">{sentence.text}</span>
      </p>
    </div>
  );
}
