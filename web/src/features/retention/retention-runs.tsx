import { Button, Text } from '@mantine/core';
import type { RetentionRunView } from '@evident/domain/retention';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRunRetention } from '../../data/retention/mutations.ts';
import { receiptPath, retentionRunsQuery } from '../../data/retention/queries.ts';
import { DisabledReason } from '../../ui/disabled-reason.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { TypedNameDialog } from './typed-name-dialog.tsx';
import { runWords } from './retention-words.ts';
import styles from './retention.module.css';

interface RunProps {
  /** Null is the workspace. */
  projectId: string | null;
  name: string;
  reason: string | null;
}

/** Deletes at once what is due. */
export function RunRetention({ projectId, name, reason }: RunProps) {
  const [asking, setAsking] = useState(false);
  const run = useRunRetention(projectId);
  return (
    <>
      <DisabledReason reason={reason}>
        <Button variant="default" c="danger" onClick={() => setAsking(true)}>
          Run now…
        </Button>
      </DisabledReason>
      {run.isSuccess && <p role="status">The run has started. Its receipt is in the list of runs for admins.</p>}
      <TypedNameDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete what is due now?"
        name={name}
        verb="Delete"
        onConfirm={(typedName) => run.mutateAsync(typedName)}
      >
        <Text c="dimmed">
          The saved rule starts at once. Recordings, transcripts, the words of highlights and derived texts of due notes
          are deleted, except for those on hold. They cannot be restored.
        </Text>
      </TypedNameDialog>
    </>
  );
}

/** The latest runs with their receipts, for admins. */
export function RetentionRuns() {
  const { data, error } = useQuery(retentionRunsQuery());
  if (error) return <ProblemNote problem={error} />;
  if (!data) return <ListSkeleton things="runs" count={3} />;
  if (data.length === 0) return <p className={styles.about}>Nothing was deleted by a rule so far.</p>;
  return (
    <ul className={styles.list} aria-label="Runs">
      {data.map((run) => (
        <Run key={run.id} run={run} />
      ))}
    </ul>
  );
}

const STATES = { RUNNING: 'Deleting…', DONE: 'Done', FAILED: 'Failed' } as const;

function Run({ run: { id, state, problem, startedAt, askedBy, counts, held } }: { run: RetentionRunView }) {
  return (
    <li>
      <div>
        {STATES[state]}, <RelativeTime at={startedAt} />
        {askedBy ? `, by ${askedBy.name}` : ', daily run'}
        <br />
        <span className={styles.about}>
          {problem ?? runWords(counts)}
          {held > 0 && `; ${held.toLocaleString('en')} on hold`}
        </span>
      </div>
      <div className={styles.actions}>
        <a href={receiptPath(id, 'csv')} download>
          Receipt as CSV
        </a>
        <a href={receiptPath(id, 'json')} download>
          JSON
        </a>
      </div>
    </li>
  );
}
