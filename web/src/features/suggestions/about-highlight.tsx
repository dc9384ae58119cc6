import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { noteSentimentQuery, similarHighlightsQuery } from '../../data/suggestions/queries.ts';
import styles from './suggestions.module.css';

const NAMES = { POSITIVE: 'Positive', NEGATIVE: 'Negative' } as const;

/** The sentiment of a highlight, if it is certain, with the words that carry it, and similar highlights of the project. */
export function AboutHighlight({ highlight: { id, noteId, projectId } }: { highlight: HighlightView }) {
  const { data: sentiments = [] } = useQuery(noteSentimentQuery(noteId));
  const { data: similar = [] } = useQuery(similarHighlightsQuery(id, projectId));
  const felt = sentiments.find(({ highlightId }) => highlightId === id);
  if (!felt && similar.length === 0) return null;
  return (
    <section className={styles.suggestions} aria-label="About this highlight">
      {felt && (
        <p className={styles.felt}>
          {NAMES[felt.sentiment]}
          {felt.words.length > 0 && `: ${felt.words.map(({ word }) => `“${word}”`).join(', ')}`}
        </p>
      )}
      {similar.length > 0 && (
        <>
          <h2 className={styles.similar}>Similar highlights</h2>
          <ul className={styles.list}>
            {similar.slice(0, 5).map(({ highlight }) => (
              <li key={highlight.id} className={styles.row}>
                <Link className={styles.go} to={`/data/${highlight.noteId}#highlight-${highlight.id}`}>
                  <span className={styles.words}>{highlightLabel(highlight)}</span>
                  <span className={styles.why}>{highlight.noteTitle}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
