import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { CHART_TITLE_MAX, type ChartSettings, DEFAULT_SETTINGS } from '@evident/domain/charts';
import { type ReactNode, useState } from 'react';
import { useSubmit } from '../../kernel/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useDashboardCreation } from '../../data/dashboards/mutations.ts';
import styles from './dashboards.module.css';

/** A chart that is being built. */
export interface DraftChart {
  readonly projectId: string;
  readonly settings: ChartSettings;
}

interface Props {
  dashboardId: string;
  /** The projects that the member can see. */
  projects: readonly { id: string; title: string }[];
  /** The choices of a kind of chart; each change proposes a title. */
  options: (draft: DraftChart, onChange: (settings: ChartSettings, title: string) => void) => ReactNode;
  /** Draws the chart with the numbers of now. */
  preview: (draft: DraftChart) => ReactNode;
  onAdded: (chartId: string) => void;
  onClose: () => void;
}

/** The kinds of a new chart. The filter and the dates are edited on the page of the chart. */
const PRESETS: readonly { label: string; title: string; settings: Partial<ChartSettings> }[] = [
  { label: 'Tags as bars', title: 'Highlights by tag', settings: {} },
  { label: 'Tag groups as a pie', title: 'Highlights by tag group', settings: { type: 'pie', items: 'TAG_GROUP' } },
  { label: 'Tags as a treemap', title: 'Text by tag', settings: { type: 'treemap', metric: 'TEXT_VOLUME' } },
  { label: 'Tags as a radar', title: 'Notes by tag', settings: { type: 'radar', metric: 'NOTE_COUNT' } },
  {
    label: 'Tags by field, time or segment',
    title: 'Tags by month',
    settings: { view: 'CROSSTAB', by: 'MONTH' },
  },
  { label: 'Tags used together', title: 'Tag co-occurrence', settings: { view: 'CO_OCCURRENCE' } },
  { label: 'New tags over notes', title: 'Saturation', settings: { view: 'SATURATION' } },
  {
    label: 'Notes or numbers by field or time',
    title: 'Number of notes by month',
    settings: { view: 'NOTES', by: 'MONTH' },
  },
];

const startOf = ({ settings }: (typeof PRESETS)[number]): ChartSettings => ({ ...DEFAULT_SETTINGS, ...settings });

/** The preview follows this long after the last choice. */
const SETTLED_MS = 250;

/** Adds a chart of a project to a dashboard, drawn while it is chosen. */
export function AddChartDialog({ dashboardId, projects, options, preview, onAdded, onClose }: Props) {
  const [preset, setPreset] = useState(PRESETS[0]!);
  const [draft, setDraft] = useState<DraftChart>({ projectId: projects[0]?.id ?? '', settings: startOf(preset) });
  const [proposed, setProposed] = useState(preset.title);
  const [typed, setTyped] = useState<string | null>(null);
  const [settled] = useDebouncedValue(draft, SETTLED_MS);
  const { mutateAsync } = useDashboardCreation().addChart;
  const title = typed ?? proposed;
  const { busy, error, edited, submit } = useSubmit(
    async () => {
      const added = await mutateAsync({ dashboardId, title: title.trim(), ...draft });
      if (added) onAdded(added.id);
    },
    () => (title.trim() === '' ? 'Enter a title.' : null),
  );
  /** Another project has other fields, so the chart starts from its kind again. */
  const start = (chosen: typeof preset, projectId = draft.projectId): void => {
    setPreset(chosen);
    setProposed(chosen.title);
    setDraft({ projectId, settings: startOf(chosen) });
  };
  return (
    <Dialog opened onClose={onClose} title="Add chart" size="lg">
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          label="Title"
          maxLength={CHART_TITLE_MAX}
          value={title}
          error={error}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            edited();
          }}
          data-autofocus
        />
        <div className={styles.kinds}>
          <NativeSelect
            label="Project"
            data={projects.map(({ id, title: label }) => ({ value: id, label: label || 'Untitled project' }))}
            value={draft.projectId}
            onChange={({ currentTarget }) => start(preset, currentTarget.value)}
          />
          <NativeSelect
            label="Shows"
            data={PRESETS.map(({ label }) => label)}
            value={preset.label}
            onChange={({ currentTarget }) => start(PRESETS[currentTarget.selectedIndex] ?? PRESETS[0]!)}
          />
        </div>
        {options(draft, (settings, name) => {
          setDraft({ ...draft, settings });
          setProposed(name);
        })}
        {draft.projectId !== '' && (
          <div className={styles.preview} role="group" aria-label="Preview">
            {preview(settled)}
          </div>
        )}
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={draft.projectId === ''}>
            Add chart
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
