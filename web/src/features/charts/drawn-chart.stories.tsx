import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DrawnChart } from './drawn-chart.tsx';
import { sampleBars } from './sample-chart.ts';
import { tagOption } from './tag-option.ts';

const meta: Meta<typeof DrawnChart> = {
  title: 'Charts/Drawn chart',
  component: DrawnChart,
  args: {
    label: 'Bar chart: Highlights by tag',
    height: 180,
    option: (colors, narrow) =>
      tagOption(sampleBars, { type: 'bar', metric: 'HIGHLIGHT_COUNT', items: 'TAG' }, colors, narrow),
  },
};
export default meta;

export const Drawn: StoryObj<typeof DrawnChart> = {
  play: async ({ canvasElement }) => {
    const chart = within(canvasElement).getByRole('img', { name: 'Bar chart: Highlights by tag' });
    await waitFor(() => expect(chart.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
  },
};
