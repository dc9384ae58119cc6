import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { DASHBOARD_TITLE_MAX } from '@evident/domain/dashboards';
import { useState, type FormEvent } from 'react';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDashboardCreation } from './use-dashboard-changes.ts';

interface Props {
  onCreated: (dashboardId: string) => void;
  onClose: () => void;
}

/** Asks for the title of a new dashboard, and whether others see it. */
export function NewDashboardDialog({ onCreated, onClose }: Props) {
  const [title, setTitle] = useState('');
  const [shared, setShared] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync, isPending } = useDashboardCreation().create;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return setProblem('Enter a title.');
    try {
      const created = await mutateAsync({ title: title.trim(), shared });
      if (created) onCreated(created.id);
    } catch (thrown) {
      setProblem(asProblem(thrown).inWords);
    }
  };
  return (
    <Dialog opened onClose={onClose} title="New dashboard" size="sm">
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Title"
          maxLength={DASHBOARD_TITLE_MAX}
          value={title}
          error={problem}
          onChange={({ currentTarget }) => {
            setTitle(currentTarget.value);
            setProblem(null);
          }}
          data-autofocus
        />
        <Checkbox
          mt="md"
          label="Share with the workspace"
          description="Each member sees only charts and numbers of projects that they can open."
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isPending}>
            Create dashboard
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
