import { clock } from '@evident/domain/content';
import type { SharedQuote as Words } from '@evident/domain/sharing';
import { Quote } from '../../ui/quote.tsx';
import styles from './shared.module.css';

/** A quote on a public page; says so if the quote was deleted or is no longer in its source. */
export function SharedQuote({ words }: { words: Words | null }) {
  if (words === null) return <p className={styles.gone}>This evidence is gone.</p>;
  const { text, speaker, startMs, lost } = words;
  const when = startMs === null ? null : <time>{clock(startMs)}</time>;
  return (
    <div data-lost={lost} className={styles.quote}>
      <Quote speaker={speaker} source={when}>
        {text}
      </Quote>
      {lost && <p className={styles.gone}>These words are no longer in their source.</p>}
    </div>
  );
}
