import { Button } from '@mantine/core';
import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { AgentForm } from '../features/agents/agent-form.tsx';
import { AgentList } from '../features/agents/agent-list.tsx';
import { agentPath } from '../features/agents/links.ts';
import { useCreateAgent } from '../data/agents/mutations.ts';
import { useWho } from '../kernel/who.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { StateMessage } from '../ui/states/state-message.tsx';
import { useWritableProjects } from './writable-projects.ts';

/** Agents of all projects; only with the feature flag `agents`. */
export function Component() {
  const who = useWho();
  const { projects, reason } = useWritableProjects();
  const [isNew, setNew] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateAgent((id) => void navigate(agentPath(id)));
  if (who && !who.featureFlags.agents) return <AgentsOff />;
  const button = (
    <DisabledReason reason={reason}>
      <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setNew(true)}>
        New agent
      </Button>
    </DisabledReason>
  );
  return (
    <Page title="Agents" width={864} actions={button}>
      <AgentList />
      <Dialog opened={isNew} onClose={() => setNew(false)} title="New agent">
        {isNew && (
          <AgentForm
            projects={projects}
            verb="Create agent"
            busy={isPending}
            onSave={(wording) => mutate(wording)}
            onClose={() => setNew(false)}
          />
        )}
      </Dialog>
    </Page>
  );
}

/** Said where the feature flag is off. */
export function AgentsOff() {
  return (
    <Page title="Agents" width={864}>
      <StateMessage
        icon={Bot}
        title="Agents are switched off"
        action={
          <Button variant="default" renderRoot={(props) => <Link {...props} to="/settings/beta" />}>
            See beta features
          </Button>
        }
      >
        Admins can switch them on in Settings → Beta features.
      </StateMessage>
    </Page>
  );
}
