import { useQuery } from '@tanstack/react-query';
import { Button } from '@mantine/core';
import type { AutomationView } from '@evident/domain/automation';
import { CirclePause, CirclePlay, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAutomationChanges } from '../data/automation/mutations.ts';
import { automationQuery } from '../data/automation/queries.ts';
import { AutomationFacts } from '../features/automation/automation-facts.tsx';
import { AutomationDialog } from '../features/automation/automation-dialog.tsx';
import { AutomationForm } from '../features/automation/automation-form.tsx';
import { AutomationRuns } from '../features/automation/automation-runs.tsx';
import { draftOf, sentOf } from '../features/automation/choices.ts';
import { asProblem } from '../kernel/api/api-problem.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { PageTitle } from '../ui/layout/page-title.tsx';
import { Page } from '../ui/layout/page.tsx';
import { FailedState } from '../ui/states/failed-state.tsx';
import { ListSkeleton } from '../ui/states/list-skeleton.tsx';
import { NotFound } from './not-found.tsx';
import { useAutomationChoices } from './use-automation-choices.ts';

const CRUMBS = [{ title: 'Automations', to: '/automations' }];

/** Loads an automation. */
export function Component() {
  const { automationId = '' } = useParams();
  const { data: automation, error, refetch } = useQuery(automationQuery(automationId));
  if (!automation && error && [400, 404].includes(asProblem(error).status ?? 0)) return <NotFound />;
  if (automation) return <Automation key={automation.id} automation={automation} />;
  return (
    <Page title="" placeholder="Opening…" width={864} crumbs={CRUMBS}>
      {error ? (
        <FailedState
          title="The automation could not be loaded"
          problem={error}
          kept="Nothing is lost."
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton things="the automation" shape="text" />
      )}
    </Page>
  );
}

function Automation({ automation }: { automation: AutomationView }) {
  const { id, title, active, own, owner } = automation;
  const [isEdited, setEdited] = useState(false);
  const choices = useAutomationChoices();
  const navigate = useNavigate();
  const { update, remove } = useAutomationChanges(automation);
  const reason = own ? undefined : `Only ${owner.name} can change it`;
  const pause = () => update(active ? `Paused “${title}”` : `Started “${title}”`, { active: !active });
  return (
    <Page
      title={title}
      width={864}
      titleInPage
      crumbs={CRUMBS}
      actions={
        <DisabledReason reason={reason}>
          <Button size="xs" leftSection={<Pencil size={13} aria-hidden />} onClick={() => setEdited(true)}>
            Edit
          </Button>
        </DisabledReason>
      }
      more={[
        { label: active ? 'Pause' : 'Start again', icon: active ? CirclePause : CirclePlay, run: () => void pause() },
        {
          label: 'Delete',
          icon: Trash2,
          danger: true,
          apart: true,
          run: () => void remove().then((isDone) => isDone && navigate('/automations', { replace: true })),
        },
      ]}
    >
      <PageTitle
        title={title}
        onRename={own ? (words) => void update(`Renamed “${title}”`, { title: words }) : undefined}
      />
      <AutomationFacts automation={automation} onStart={() => void pause()} />
      <AutomationRuns automationId={id} />
      <AutomationDialog opened={isEdited} onClose={() => setEdited(false)} title="Edit automation">
        {(form) =>
          choices && (
            <AutomationForm
              {...form}
              draft={draftOf(automation)}
              choices={choices}
              verb="Save automation"
              busy={false}
              onSave={(draft) =>
                void update(`Changed “${title}”`, sentOf(draft)).then((isDone) => isDone && setEdited(false))
              }
            />
          )
        }
      </AutomationDialog>
    </Page>
  );
}
