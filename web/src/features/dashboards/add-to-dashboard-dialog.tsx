import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { CHART_TITLE_MAX, type ChartSettings } from '@evident/domain/charts';
import { DASHBOARD_TITLE_MAX } from '@evident/domain/dashboards';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { dashboardsQuery } from '../../data/dashboards/queries.ts';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { useDashboardCreation } from './use-dashboard-changes.ts';

interface Props {
  projectId: string;
  settings: ChartSettings;
  /** A title to begin with. */
  title: string;
  onAdded: (dashboardId: string) => void;
  onClose: () => void;
}

/** Adds the chart of a page to one of the member's dashboards, or to a new one. */
export function AddToDashboardDialog({ onClose, ...props }: Props) {
  const { data } = useQuery(dashboardsQuery());
  return (
    <Dialog opened onClose={onClose} title="Add to dashboard" size="sm">
      {data ? (
        <Form {...props} dashboards={data.filter(({ own }) => own)} onClose={onClose} />
      ) : (
        <ListSkeleton things="your dashboards" />
      )}
    </Dialog>
  );
}

const NEW = 'new';

function Form({
  projectId,
  settings,
  title: given,
  dashboards,
  onAdded,
  onClose,
}: Props & { dashboards: readonly { id: string; title: string }[] }) {
  const [chosen, setChosen] = useState(dashboards[0]?.id ?? NEW);
  const [name, setName] = useState('');
  const [title, setTitle] = useState(given);
  const [problem, setProblem] = useState<string | null>(null);
  const { create, addChart } = useDashboardCreation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || (chosen === NEW && name.trim() === '')) return setProblem('Enter a title.');
    try {
      const dashboardId = chosen === NEW ? (await create.mutateAsync({ title: name.trim() }))?.id : chosen;
      if (dashboardId === undefined) return;
      setChosen(dashboardId);
      const added = await addChart.mutateAsync({ dashboardId, projectId, title: title.trim(), settings });
      if (added) onAdded(dashboardId);
    } catch (thrown) {
      setProblem(asProblem(thrown).inWords);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label="Dashboard"
        data={[
          ...dashboards.map(({ id, title: label }) => ({ value: id, label })),
          { value: NEW, label: 'New dashboard…' },
        ]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data-autofocus
      />
      {chosen === NEW && (
        <TextInput
          mt="md"
          label="Title of the dashboard"
          maxLength={DASHBOARD_TITLE_MAX}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <TextInput
        mt="md"
        label="Title of the chart"
        maxLength={CHART_TITLE_MAX}
        value={title}
        error={problem}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
          setProblem(null);
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={create.isPending || addChart.isPending}>
          Add chart
        </Button>
      </Group>
    </form>
  );
}
