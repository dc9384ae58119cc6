import { Button } from '@mantine/core';
import type { AgentRunView } from '@evident/domain/agents';
import { NOT_ENOUGH_DATA } from '@evident/domain/evidence';
import { Link } from 'react-router';
import { agentRunsQuery } from '../../data/agents/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { NothingYet, Section } from '../../ui/section.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { useStopRun } from '../../data/agents/mutations.ts';
import { RUN_STATES } from './words.ts';
import styles from './agents.module.css';

interface Props {
  agentId: string;
  /** Why the member cannot stop runs; undefined if they can. */
  reason: string | undefined;
}

/** The runs of an agent with their docs, newest first. */
export function AgentRuns({ agentId, reason }: Props) {
  const runs = usePages(agentRunsQuery(agentId));
  const stop = useStopRun(agentId);
  return (
    <Section title="Runs">
      <Listing of={runs} things="runs" empty={<NothingYet>Docs of this agent appear here after its runs.</NothingYet>}>
        {(items) => (
          <>
            <ul className={styles.list} aria-label="Runs">
              {items.map((run) => (
                <RunRow key={run.id} run={run} onStop={reason === undefined ? () => stop.mutate(run.id) : undefined} />
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

function RunRow({
  run: { state, reason, docId, docTitle, dueAt, startedBy, createdAt },
  onStop,
}: {
  run: AgentRunView;
  onStop?: () => void;
}) {
  const isUnderWay = state === 'WAITING' || state === 'WORKING';
  const said = reason === NOT_ENOUGH_DATA ? 'The sources say too little to write from' : reason;
  return (
    <li className={styles.row}>
      <span className={styles.title} dir="auto">
        {docId === null ? RUN_STATES[state] : <Link to={`/docs/${docId}`}>{docTitle}</Link>}
      </span>
      <span className={styles.about}>
        {docId === null ? '' : `${RUN_STATES[state]} · `}
        {dueAt === null ? `Run by ${startedBy?.name ?? 'a former member'}` : 'Scheduled'} ·{' '}
        <RelativeTime at={createdAt} />
      </span>
      {isUnderWay && onStop && (
        <Button size="compact-sm" variant="default" onClick={onStop}>
          Stop
        </Button>
      )}
      {said !== null && <span className={styles.reason}>{said}</span>}
    </li>
  );
}
