import type { AgentView } from '@evident/domain/agents';
import { FRAMEWORKS } from '@evident/domain/summaries';
import { CalendarClock, CirclePause, CloudAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Notice } from '../../ui/states/notice.tsx';
import { scheduleName } from './words.ts';
import { shownMoment } from '../../ui/time.ts';
import styles from './agents.module.css';

/** Instruction, sources and schedule of an agent. */
export function AgentFacts({ agent }: { agent: AgentView }) {
  const { projectId, projectTitle, instruction, sources, framework, schedule, nextRunAt, createdBy } = agent;
  return (
    <>
      <AgentState agent={agent} />
      <dl className={styles.facts}>
        <dt>Instruction</dt>
        <dd dir="auto">{instruction}</dd>
        <dt>Project</dt>
        <dd>
          <Link to={`/projects/${projectId}`}>{projectTitle}</Link>
        </dd>
        <dt>Sources</dt>
        <dd>
          {sources
            .map(({ type, title }) =>
              type === 'PROJECT' ? 'Everything in the project' : (title ?? 'One that is gone'),
            )
            .join(', ')}
        </dd>
        {framework !== null && (
          <>
            <dt>Sections</dt>
            <dd>{FRAMEWORKS[framework].label}</dd>
          </>
        )}
        <dt>Schedule</dt>
        <dd>
          {scheduleName(schedule)}
          {nextRunAt !== null && `, next on ${shownMoment(nextRunAt)}`}
        </dd>
        <dt>Reads as</dt>
        <dd>{createdBy.name}</dd>
      </dl>
    </>
  );
}

function AgentState({ agent: { active, stoppedReason, schedule } }: { agent: AgentView }) {
  if (stoppedReason !== null)
    return (
      <Notice icon={CloudAlert} tone="warn">
        Stopped: {stoppedReason[0]!.toLowerCase() + stoppedReason.slice(1)}. Start it again to let it read as you.
      </Notice>
    );
  if (!active && schedule.every !== 'MANUAL')
    return <Notice icon={CirclePause}>Paused. Nothing runs on its schedule.</Notice>;
  if (active && schedule.every === 'MANUAL')
    return <Notice icon={CalendarClock}>Runs only when someone runs it.</Notice>;
  return null;
}
