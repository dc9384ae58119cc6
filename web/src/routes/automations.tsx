import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreateAutomation } from '../data/automation/mutations.ts';
import { AutomationForm } from '../features/automation/automation-form.tsx';
import { AutomationList } from '../features/automation/automation-list.tsx';
import { type Draft, sentOf } from '../features/automation/choices.ts';
import { automationPath } from '../features/automation/links.ts';
import { TemplateChoice } from '../features/automation/template-choice.tsx';
import { PERMISSIONS_LOADING, useWho } from '../kernel/who.ts';
import { Dialog } from '../ui/dialog.tsx';
import { DisabledReason } from '../ui/disabled-reason.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useAutomationChoices } from './use-automation-choices.ts';

/** The member's automations. */
export function Component() {
  const who = useWho();
  const [isNew, setNew] = useState(false);
  const reason = !who
    ? PERMISSIONS_LOADING
    : who.member.role === 'VIEWER'
      ? 'Viewers cannot create automations'
      : undefined;
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
      <Dialog opened={isNew} onClose={() => setNew(false)} title="New automation" size="lg">
        {isNew && who && <NewAutomation memberId={who.member.id} onClose={() => setNew(false)} />}
      </Dialog>
    </Page>
  );
}

function NewAutomation({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const choices = useAutomationChoices();
  const [draft, setDraft] = useState<Draft | null>(null);
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
      onClose={onClose}
    />
  );
}
