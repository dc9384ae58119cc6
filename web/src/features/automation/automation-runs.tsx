import { Button } from '@mantine/core';
import { ACTION_LABELS, type AutomationRunView } from '@evident/domain/automation';
import { Link } from 'react-router';
import { automationRunsQuery } from '../../data/automation/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { Conditions } from './conditions.tsx';
import styles from './automation.module.css';

const STATES: Readonly<Record<AutomationRunView['state'], string>> = {
  WAITING: 'Waiting',
  DONE: 'Done',
  FAILED: 'Failed',
};
const OUTCOMES = { DONE: 'done', FAILED: 'failed', LEFT_OUT: 'left out' } as const;
const PAGES: Readonly<Record<string, string>> = { NOTE: '/data', INSIGHT: '/insights', PROJECT: '/projects' };

/** The runs of an automation with the outcome of each condition and action, newest first. */
export function AutomationRuns({ automationId }: { automationId: string }) {
  const runs = usePages(automationRunsQuery(automationId));
  return (
    <Section title="Runs">
      <Listing of={runs} things="runs" empty={<NothingYet>Runs appear here, each with its outcome.</NothingYet>}>
        {(items) => (
          <>
            <ul className={styles.list} aria-label="Runs">
              {items.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ul>
            {runs.more && (
              <Button variant="default" loading={runs.loadingMore} onClick={runs.more}>
                Show more
              </Button>
            )}
          </>
        )}
      </Listing>
    </Section>
  );
}

function RunRow({ run }: { run: AutomationRunView }) {
  const { state, reason, objectType, objectId, title, dueAt, conditions, actions, createdAt } = run;
  return (
    <li className={styles.row}>
      <span className={styles.title} dir="auto">
        {title !== null && objectType !== null ? (
          <Link to={`${PAGES[objectType]}/${objectId}`}>{title || 'Untitled'}</Link>
        ) : title !== null ? (
          title
        ) : dueAt === null ? (
          'Something that you cannot see'
        ) : (
          'On schedule'
        )}
      </span>
      <span className={styles.about}>
        {STATES[state]} · <RelativeTime at={createdAt} />
      </span>
      <Conditions of={conditions} />
      {actions.length > 0 && (
        <ul className={styles.outcomes}>
          {actions.map(({ executionOrder, actionType, state: outcome, reason: why, detail }) => (
            <li key={executionOrder}>
              {ACTION_LABELS[actionType]}: {OUTCOMES[outcome]}
              {(why ?? detail) !== null && `. ${why ?? detail}`}
            </li>
          ))}
        </ul>
      )}
      {reason !== null && state === 'WAITING' && <span className={styles.reason}>Tried again soon. {reason}</span>}
      {reason !== null && state !== 'WAITING' && actions.length === 0 && (
        <span className={styles.reason}>{reason}</span>
      )}
    </li>
  );
}
