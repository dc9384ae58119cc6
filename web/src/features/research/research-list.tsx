import { Button } from '@mantine/core';
import type { ResearchSummary } from '@evident/domain/research';
import { Link } from 'react-router';
import { researchListQuery } from '../../data/research/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { researchPath } from './links.ts';
import styles from './research.module.css';

const STATES: Record<ResearchSummary['state'], string> = {
  WAITING: 'Waiting',
  WORKING: 'Under way',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELLED: 'Stopped',
};

/** The member's research, newest first. */
export function ResearchList() {
  const research = usePages(researchListQuery());
  return (
    <Section title="Your research">
      <Listing of={research} things="research" empty={<NothingYet>Questions you research appear here.</NothingYet>}>
        {(items) => (
          <>
            <ul className={styles.list} aria-label="Your research">
              {items.map(({ id, question, state, scope, scopeTitle, createdAt }) => (
                <li key={id} className={styles.row}>
                  <Link className={styles.question} to={researchPath(id)} dir="auto">
                    {question}
                  </Link>
                  <span className={styles.about}>
                    {scope.type === 'WORKSPACE' ? 'Everything' : (scopeTitle ?? 'A place you can no longer see')} ·{' '}
                    {STATES[state]} · <RelativeTime at={createdAt} />
                  </span>
                </li>
              ))}
            </ul>
            {research.more && (
              <Button variant="default" loading={research.loadingMore} onClick={research.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </Section>
  );
}
