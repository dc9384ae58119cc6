import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import type { AgentView } from '@evident/domain/agents';
import { CirclePause, CirclePlay, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { agentQuery } from '../data/agents/queries.ts';
import { projectQuery } from '../data/projects/queries.ts';
import { AgentFacts } from '../features/agents/agent-facts.tsx';
import { AgentForm } from '../features/agents/agent-form.tsx';
import { AgentRuns } from '../features/agents/agent-runs.tsx';
import { useDeleteAgent, useRunAgent, useUpdateAgent } from '../data/agents/mutations.ts';
import { projectReason, useRole } from '../features/projects/disabled-reasons.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { useWho } from '../kernel/who.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { AgentsOff } from './agents.tsx';
import { NotFound } from './not-found.tsx';

/** Loads an agent. */
export function Component() {
  const { agentId = '' } = useParams();
  const who = useWho();
  const { data: agent, error, refetch } = useQuery(agentQuery(agentId));
  if (who && !who.featureFlags.agents) return <AgentsOff />;
  if (!agent && error && [400, 404].includes(asProblem(error).status ?? 0)) return <NotFound />;
  if (agent) return <Agent key={agent.id} agent={agent} />;
  return (
    <Page title="" placeholder="Opening…" width={864} crumbs={[{ title: 'Agents', to: '/agents' }]}>
      {error ? (
        <FailedState
          title="The agent could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton things="the agent" shape="text" />
      )}
    </Page>
  );
}

function Agent({ agent }: { agent: AgentView }) {
  const { id, title, active, projectId, projectTitle, lastRun } = agent;
  const { data: project } = useQuery(projectQuery(projectId));
  const role = useRole();
  const reason = project ? projectReason('write', role, project) : 'Your permissions are still loading';
  const [shown, setShown] = useState<'edit' | 'delete' | null>(null);
  const close = () => setShown(null);
  const navigate = useNavigate();
  const run = useRunAgent(id);
  const update = useUpdateAgent(agent, close);
  const remove = useDeleteAgent(agent, () => void navigate('/agents', { replace: true }));
  const isRunning = lastRun?.state === 'WAITING' || lastRun?.state === 'WORKING';
  return (
    <Page
      title={title}
      width={864}
      titleInPage
      crumbs={[{ title: 'Agents', to: '/agents' }]}
      actions={
        <DisabledReason reason={reason ?? (isRunning ? 'It is running already' : undefined)}>
          <Button
            size="xs"
            leftSection={<Play size={13} aria-hidden />}
            loading={run.isPending}
            onClick={() => run.mutate()}
          >
            Run now
          </Button>
        </DisabledReason>
      }
      more={[
        { label: 'Edit…', icon: Pencil, disabledReason: reason, run: () => setShown('edit') },
        active
          ? { label: 'Pause', icon: CirclePause, disabledReason: reason, run: () => update.mutate({ active: false }) }
          : {
              label: 'Start again',
              icon: CirclePlay,
              disabledReason: reason,
              run: () => update.mutate({ active: true }),
            },
        {
          label: 'Delete…',
          icon: Trash2,
          danger: true,
          apart: true,
          disabledReason: reason,
          run: () => setShown('delete'),
        },
      ]}
    >
      <PageTitle
        title={title}
        onRename={reason === undefined ? (words) => update.mutate({ title: words }) : undefined}
      />
      <AgentFacts agent={agent} />
      <AgentRuns agentId={id} reason={reason} />
      <Dialog opened={shown === 'edit'} onClose={close} title="Edit agent">
        {shown === 'edit' && (
          <AgentForm
            projects={[{ id: projectId, title: projectTitle }]}
            agent={agent}
            verb="Save agent"
            busy={update.isPending}
            onSave={({ projectId: _, ...wording }) => update.mutate(wording)}
            onClose={close}
          />
        )}
      </Dialog>
      <ConfirmDialog
        opened={shown === 'delete'}
        onClose={close}
        title={`Delete “${title}”?`}
        verb="Delete agent"
        danger
        onConfirm={remove}
      >
        Its runs are deleted with it. The docs that it wrote stay. You can undo this.
      </ConfirmDialog>
    </Page>
  );
}
