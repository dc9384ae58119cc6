import { Button } from '@mantine/core';
import type { AgentView } from '@evident/domain/agents';
import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agentListQuery } from '../../data/agents/queries.ts';
import { usePages } from '../../kernel/queries/use-pages.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Listing } from '../../ui/states/listing.tsx';
import { agentPath } from './links.ts';
import { RUN_STATES, scheduleName } from './words.ts';
import styles from './agents.module.css';

/** Agents, newest first. */
export function AgentList({ action }: { action?: ReactNode }) {
  const agents = usePages(agentListQuery());
  return (
    <Listing
      of={agents}
      things="agents"
      empty={
        <EmptyState icon={Bot} title="No agents yet" action={action}>
          An agent keeps an instruction with its sources, and writes a doc on a schedule or when you run it.
        </EmptyState>
      }
    >
      {(items) => (
        <>
          <ul className={styles.list} aria-label="Agents">
            {items.map((agent) => (
              <AgentRow key={agent.id} agent={agent} />
            ))}
          </ul>
          {agents.more && (
            <Button variant="default" loading={agents.loadingMore} onClick={agents.more}>
              Show more
            </Button>
          )}
        </>
      )}
    </Listing>
  );
}

function AgentRow({
  agent: { id, title, projectTitle, schedule, active, stoppedReason, lastRun },
}: {
  agent: AgentView;
}) {
  const state = stoppedReason !== null ? 'Stopped' : active ? scheduleName(schedule) : 'Paused';
  return (
    <li className={styles.row}>
      <Link className={styles.title} to={agentPath(id)} dir="auto">
        {title}
      </Link>
      <span className={styles.about}>
        {projectTitle} · {state}
        {lastRun && (
          <>
            {' '}
            · {RUN_STATES[lastRun.state]} <RelativeTime at={lastRun.createdAt} />
          </>
        )}
      </span>
    </li>
  );
}
