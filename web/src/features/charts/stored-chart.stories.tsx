import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { sampleChart } from './sample-chart.ts';
import { sampleCoOccurrence, sampleCrosstab, sampleField, sampleSaturation } from './sample-tables.ts';
import { StoredChart } from './stored-chart.tsx';

const meta: Meta<typeof StoredChart> = {
  title: 'Charts/Stored chart',
  component: StoredChart,
  args: { projectId: 'p1', settings: DEFAULT_SETTINGS, pathOf: (...rows) => `/h?${rows.length}` },
  beforeEach: answering({
    'GET /api/v1/projects/p1/charts/tags': sampleChart,
    'GET /api/v1/projects/p1/charts/co-occurrence': sampleCoOccurrence,
    'GET /api/v1/projects/p1/charts/saturation': sampleSaturation,
    'GET /api/v1/projects/p1/charts/crosstab': sampleCrosstab,
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
export const Unseen: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p1/charts/tags': () => refusal(404, 'NotFound', 'Project not found') }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/deleted or that you cannot see/)).toBeVisible();
  },
};
