import { Button } from '@mantine/core';
import type { RetentionRule } from '@evident/domain/retention';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { previewedNotesQuery, retentionPreviewQuery } from '../../data/retention/queries.ts';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { shownDate } from '../../ui/time.ts';
import { previewWords } from './retention-words.ts';
import styles from './retention.module.css';

interface Props {
  /** Null is the workspace. */
  projectId: string | null;
  rule: RetentionRule;
  enforced: boolean;
}

/** The notes that a rule deletes: counts, and on request each of them. */
export function RetentionPreview({ projectId, rule, enforced }: Props) {
  const [listed, setListed] = useState(false);
  const { data, error } = useQuery(retentionPreviewQuery(projectId, rule, enforced));
  if (error) return <ProblemNote problem={error} />;
  if (!data) return <ListSkeleton things="notes" count={1} />;
  return (
    <section className={styles.preview} aria-label="Preview">
      <dl>
        <dt>First run, {shownDate(data.nextAt)}</dt>
        <dd>{previewWords(data.next)}</dd>
        <dt>Within 30 days</dt>
        <dd>{previewWords(data.month)}</dd>
        <dt>If you run it now</dt>
        <dd>{previewWords(data.now)}</dd>
      </dl>
      {data.items.length > 0 && (
        <Button variant="subtle" size="compact-sm" aria-expanded={listed} onClick={() => setListed(!listed)}>
          {listed ? 'Hide notes' : 'Show notes'}
        </Button>
      )}
      {listed && <PreviewedNotes projectId={projectId} rule={rule} enforced={enforced} />}
    </section>
  );
}

function PreviewedNotes({ projectId, rule, enforced }: Props) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    previewedNotesQuery(projectId, rule, enforced),
  );
  if (!data) return <ListSkeleton things="notes" count={3} />;
  return (
    <>
      <ul className={styles.list} aria-label="Notes">
        {data.pages
          .flatMap(({ items }) => items)
          .map(({ noteId, title, dueAt, held }) => (
            <li key={noteId}>
              {title === null ? (
                'A note that you cannot see'
              ) : (
                <Link to={`/data/${noteId}`}>{title || 'Untitled'}</Link>
              )}
              <span className={styles.when}>{held ? 'On hold' : shownDate(dueAt)}</span>
            </li>
          ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" size="compact-sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}
