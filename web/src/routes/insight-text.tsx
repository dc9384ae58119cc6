import { UNTITLED_INSIGHT, type InsightView } from '@evident/domain/insights';
import { useQuery } from '@tanstack/react-query';
import { evidenceQuery, publishedWordsQuery } from '../data/insights/queries.ts';
import { EvidenceQuote } from '../features/insights/evidence-quote.tsx';
import { DocumentView } from '../ui/document/document-view.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import styles from './insight.module.css';

/** Cover, title and text of an insight, to read. */
export function InsightText({ insight: { id, title, coverFileId } }: { insight: InsightView }) {
  const { data: words, error, refetch } = useQuery(publishedWordsQuery(id));
  const { data: evidence } = useQuery(evidenceQuery(id));
  const pieces = new Map(evidence?.items.map(({ highlightId, highlight }) => [highlightId, highlight]));
  return (
    <article>
      {coverFileId !== null && <img src={`/f/${coverFileId}`} alt="" className={styles.cover} />}
      <h2 dir="auto">{title || UNTITLED_INSIGHT}</h2>
      {words && (
        <DocumentView
          content={words.content}
          speakers={words.speakers}
          headingsFrom={3}
          evidence={(highlightId) => <EvidenceQuote piece={evidence ? (pieces.get(highlightId) ?? null) : undefined} />}
        />
      )}
      {!words &&
        (error ? (
          <FailedState title="The words could not be loaded" problem={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton things="the text" shape="text" count={5} />
        ))}
    </article>
  );
}
