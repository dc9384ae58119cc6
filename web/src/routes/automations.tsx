import { themeDoubles } from '@evident/domain/automation';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCreateAutomation } from '../data/automation/mutations.ts';
import { AutomationDialog } from '../features/automation/automation-dialog.tsx';
import { AutomationForm } from '../features/automation/automation-form.tsx';
import { AutomationList } from '../features/automation/automation-list.tsx';
import { type Draft, sentOf } from '../features/automation/choices.ts';
import { automationPath } from '../features/automation/links.ts';
import { THEME_ALERT } from '../features/channels/links.ts';
import { TemplateChoice } from '../features/automation/template-choice.tsx';
import { PERMISSIONS_LOADING, useWho } from '../kernel/who.ts';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useAutomationChoices } from './use-automation-choices.ts';

/** The member's automations. */
export function Component() {
  const who = useWho();
  const [isNew, setNew] = useState(false);
  const [search, setSearch] = useSearchParams();
  const alertOf = search.get(THEME_ALERT);
  const reason = !who
    ? PERMISSIONS_LOADING
    : who.member.role === 'VIEWER'
      ? 'Viewers cannot create automations'
      : undefined;
  const close = () => {
    setNew(false);
    if (alertOf !== null) setSearch({}, { replace: true });
  };
  const button = (
    <DisabledReason reason={reason}>
      <Button size="xs" leftSection={<Plus size={14} aria-hidden />} onClick={() => setNew(true)}>
        New automation
      </Button>
    </DisabledReason>
  );
  return (
    <Page title="Automations" width={864} actions={button}>
      <AutomationList />
      <AutomationDialog
        opened={(isNew || alertOf !== null) && reason === undefined}
        onClose={close}
        title="New automation"
      >
        {(form) => who && <NewAutomation memberId={who.member.id} alertOf={alertOf} {...form} />}
      </AutomationDialog>
    </Page>
  );
}

interface NewProps {
  memberId: string;
  /** Id of a channel: begins with a rule about its doubled themes. */
  alertOf: string | null;
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

function NewAutomation({ memberId, alertOf, onChanged, onClose }: NewProps) {
  const choices = useAutomationChoices();
  const [chosen, setDraft] = useState<Draft | null>(null);
  const channel = choices?.feeds.find(({ id }) => id === alertOf);
  const draft = chosen ?? (channel ? { ...themeDoubles(memberId, channel), onFailure: 'STOP' as const } : null);
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateAutomation((id) => void navigate(automationPath(id)));
  if (!choices) return null;
  if (!draft) return <TemplateChoice memberId={memberId} choices={choices} onChoose={setDraft} />;
  return (
    <AutomationForm
      draft={draft}
      choices={choices}
      verb="Create automation"
      busy={isPending}
      onSave={(wanted) => mutate(sentOf(wanted))}
      onChanged={onChanged}
      onClose={onClose}
    />
  );
}
