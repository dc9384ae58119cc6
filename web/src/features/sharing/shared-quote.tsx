import { clock } from '@evident/domain/content';
import type { SharedQuote as Words } from '@evident/domain/sharing';
import type { Key } from '../../data/sharing/queries.ts';
import { lazy, Suspense } from 'react';
import { Quote } from '../../ui/quote.tsx';
import { SharedCrop } from './shared-picture.tsx';
import styles from './shared.module.css';
import own from './shared-quote.module.css';

const QuoteClip = lazy(async () => ({ default: (await import('./quote-clip.tsx')).QuoteClip }));

/** A quote on a public page; says so if the quote was deleted or is no longer in its source. */
export function SharedQuote({ by, words }: { by: Key; words: Words | null }) {
  if (words === null) return <p className={styles.gone}>This evidence is gone.</p>;
  const { text, speaker, startMs, lost, picture } = words;
  const when = startMs === null ? null : <time>{clock(startMs)}</time>;
  return (
    <div data-lost={lost} className={styles.quote}>
      <div className={own.playable}>
        {words.clip && (
          <Suspense fallback={null}>
            <QuoteClip words={words} />
          </Suspense>
        )}
        <Quote speaker={speaker} source={when}>
          {picture && <SharedCrop by={by} address={picture} alt={text} />}
          {text}
        </Quote>
      </div>
      {lost && <p className={styles.gone}>These words are no longer in their source.</p>}
    </div>
  );
}
