import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { sampleChart } from './sample-chart.ts';
import {
  sampleCoOccurrence,
  sampleCrosstab,
  sampleField,
  sampleNoteFigures,
  sampleSaturation,
} from './sample-tables.ts';
import { StoredChart } from './stored-chart.tsx';

const meta: Meta<typeof StoredChart> = {
  title: 'Charts/Stored chart',
  component: StoredChart,
  args: {
    projectId: 'p1',
    settings: DEFAULT_SETTINGS,
    pathOf: (...rows) => `/h?${rows.length}`,
    notesPathOf: (...rows) => `/n?${rows.length}`,
    whole: '/whole',
  },
  beforeEach: answering({
    'GET /api/v1/projects/p1/charts/tags': sampleChart,
    'GET /api/v1/projects/p1/charts/co-occurrence': sampleCoOccurrence,
    'GET /api/v1/projects/p1/charts/saturation': sampleSaturation,
    'GET /api/v1/projects/p1/charts/crosstab': sampleCrosstab,
    'GET /api/v1/projects/p1/charts/notes': sampleNoteFigures,
    'GET /api/v1/projects/p1/fields': { fields: [sampleField], fieldSets: [] },
  }),
  render: (args) => (
    <div style={{ height: 320 }}>
      <StoredChart {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof StoredChart>;

export const Drawn: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, type: 'pie' } },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('img', { name: 'Pie chart: Highlights by tag' });
    await waitFor(() => expect(chart.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
  },
};
/** Links of a table add the dates of the chart. */
export const AsTable: Story = {
  args: { asTable: true, settings: { ...DEFAULT_SETTINGS, range: { from: '2026-05-01', to: '2026-05-31' } } },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Double-checking' });
    await expect(link).toHaveAttribute('href', '/h?3');
  },
};
export const CoOccurrence: Story = { args: { settings: { ...DEFAULT_SETTINGS, view: 'CO_OCCURRENCE' } } };
export const Saturation: Story = { args: { settings: { ...DEFAULT_SETTINGS, view: 'SATURATION' } } };
export const Crosstab: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, view: 'CROSSTAB', fieldId: sampleField.id } },
};
/** A table that is larger than its place links to its page instead of scrolling. */
export const Fitted: Story = {
  args: { settings: { ...DEFAULT_SETTINGS, view: 'CROSSTAB', fieldId: sampleField.id } },
  render: (args) => (
    <div style={{ width: 330, height: 160 }}>
      <StoredChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Show the whole table' });
    await expect(link).toHaveAttribute('href', '/whole');
    await expect(within(canvasElement).getByText(/2 of 3 rows and 2 of 3 columns/)).toBeVisible();
  },
};
const notes = { ...DEFAULT_SETTINGS, view: 'NOTES', fieldId: sampleField.id } as const;
export const Notes: Story = {
  args: { settings: { ...notes, measure: 'MEAN', numberFieldId: sampleField.id } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('img', { name: 'Bar chart: Average of Seats by Plan' }),
    ).toBeVisible();
  },
};
export const NotesAsTable: Story = {
  args: { asTable: true, settings: notes },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Free' })).toHaveAttribute('href', '/n?1');
    await expect(canvas.getByRole('link', { name: 'All notes' })).toHaveAttribute('href', '/n?0');
  },
};
export const NotesOverTime: Story = {
  args: { settings: { ...notes, by: 'MONTH', fieldId: null } },
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole('img', { name: /^Bar chart: Number of notes/ });
    await waitFor(() => expect(chart.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
  },
};
export const Unseen: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p1/charts/tags': () => refusal(404, 'NotFound', 'Project not found') }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/deleted or that you cannot see/)).toBeVisible();
  },
};
