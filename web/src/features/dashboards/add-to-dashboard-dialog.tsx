import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { CHART_TITLE_MAX, type ChartSettings } from '@evident/domain/charts';
import { DASHBOARD_TITLE_MAX } from '@evident/domain/dashboards';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardsQuery } from '../../data/dashboards/queries.ts';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ListSkeleton } from '../../ui/states/list-skeleton.tsx';
import { useDashboardCreation } from '../../data/dashboards/mutations.ts';

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
  const { create, addChart } = useDashboardCreation();
  const { busy, error, edited, submit } = useSubmit(
    async () => {
      const dashboardId = chosen === NEW ? (await create.mutateAsync({ title: name.trim() }))?.id : chosen;
      if (dashboardId === undefined) return;
      setChosen(dashboardId);
      const added = await addChart.mutateAsync({ dashboardId, projectId, title: title.trim(), settings });
      if (added) onAdded(dashboardId);
    },
    () => (title.trim() === '' || (chosen === NEW && name.trim() === '') ? 'Enter a title.' : null),
  );
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
        error={error}
        onChange={({ currentTarget }) => {
          setTitle(currentTarget.value);
          edited();
        }}
      />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={busy}>
          Add chart
        </Button>
      </Group>
    </form>
  );
}
