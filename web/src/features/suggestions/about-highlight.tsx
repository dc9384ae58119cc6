import { type HighlightView, highlightLabel } from '@evident/domain/highlights';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { noteSentimentQuery, similarHighlightsQuery } from '../../data/suggestions/queries.ts';
import styles from './suggestions.module.css';

const NAMES = { POSITIVE: 'Positive', NEGATIVE: 'Negative' } as const;
const SIMILAR_MAX = 5;

/** One line that opens the sentiment of a highlight, if it is certain, and similar highlights of the project. */
export function AboutHighlight({ highlight: { id, noteId, projectId } }: { highlight: HighlightView }) {
  const { data: sentiments = [] } = useQuery(noteSentimentQuery(noteId));
  const { data: similar = [] } = useQuery(similarHighlightsQuery(id, projectId));
  const felt = sentiments.find(({ highlightId }) => highlightId === id);
  const [open, setOpen] = useState(false);
  if (!felt && similar.length === 0) return null;
  const shown = Math.min(similar.length, SIMILAR_MAX);
  const about = [
    felt && 'Sentiment',
    shown > 0 && (shown === 1 ? '1 similar highlight' : `${shown} similar highlights`),
  ].filter(Boolean);
  const line = (
    <div className={styles.line}>
      <Button size="compact-xs" variant="subtle" color="gray" aria-expanded={open} onClick={() => setOpen(!open)}>
        {about.join(' · ')}
      </Button>
    </div>
  );
  if (!open) return line;
  return (
    <>
      {line}
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
              {similar.slice(0, SIMILAR_MAX).map(({ highlight }) => (
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
    </>
  );
}
