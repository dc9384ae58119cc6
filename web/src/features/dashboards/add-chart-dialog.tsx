import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { CHART_TITLE_MAX, type ChartSettings, DEFAULT_SETTINGS } from '@evident/domain/charts';
import { useState } from 'react';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDashboardCreation } from '../../data/dashboards/mutations.ts';

interface Props {
  dashboardId: string;
  /** The projects that the member can see. */
  projects: readonly { id: string; title: string }[];
  onAdded: (chartId: string) => void;
  onClose: () => void;
}

/** The kinds of a new chart. Everything else is edited on the page of the chart. */
const PRESETS: readonly { label: string; title: string; settings: Partial<ChartSettings> }[] = [
  { label: 'Tags as bars', title: 'Highlights by tag', settings: {} },
  { label: 'Tag groups as a pie', title: 'Highlights by tag group', settings: { type: 'pie', items: 'TAG_GROUP' } },
  { label: 'Tags as a treemap', title: 'Text by tag', settings: { type: 'treemap', metric: 'TEXT_VOLUME' } },
  { label: 'Tags as a radar', title: 'Notes by tag', settings: { type: 'radar', metric: 'NOTE_COUNT' } },
  { label: 'Tags used together', title: 'Tag co-occurrence', settings: { view: 'CO_OCCURRENCE' } },
  { label: 'New tags over notes', title: 'Saturation', settings: { view: 'SATURATION' } },
];

/** Adds a chart of a project to a dashboard. */
export function AddChartDialog({ dashboardId, projects, onAdded, onClose }: Props) {
  const [projectId, setProject] = useState(projects[0]?.id ?? '');
  const [preset, setPreset] = useState(PRESETS[0]!);
  const [typed, setTyped] = useState<string | null>(null);
  const { mutateAsync } = useDashboardCreation().addChart;
  const title = typed ?? preset.title;
  const { busy, error, edited, submit } = useSubmit(
    async () => {
      const settings = { ...DEFAULT_SETTINGS, ...preset.settings };
      const added = await mutateAsync({ dashboardId, projectId, title: title.trim(), settings });
      if (added) onAdded(added.id);
    },
    () => (title.trim() === '' ? 'Enter a title.' : null),
  );
  return (
    <Dialog opened onClose={onClose} title="Add chart" size="sm">
      <form onSubmit={(event) => void submit(event)}>
        <NativeSelect
          label="Project"
          data={projects.map(({ id, title: label }) => ({ value: id, label: label || 'Untitled project' }))}
          value={projectId}
          onChange={({ currentTarget }) => setProject(currentTarget.value)}
          data-autofocus
        />
        <NativeSelect
          mt="md"
          label="Shows"
          data={PRESETS.map(({ label }) => label)}
          value={preset.label}
          onChange={({ currentTarget }) => setPreset(PRESETS[currentTarget.selectedIndex] ?? PRESETS[0]!)}
        />
        <TextInput
          mt="md"
          label="Title"
          maxLength={CHART_TITLE_MAX}
          value={title}
          error={error}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            edited();
          }}
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={projectId === ''}>
            Add chart
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
