import { DEFAULT_CHART } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChartControls } from './chart-controls.tsx';
import { sampleChart } from './sample-chart.ts';

const meta: Meta<typeof ChartControls> = {
  title: 'Charts/Controls',
  component: ChartControls,
  args: { groups: sampleChart.groups, options: DEFAULT_CHART, onOptions: fn() },
};
export default meta;

export const Chosen: StoryObj<typeof ChartControls> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Count'), 'NOTE_COUNT');
    await expect(args.onOptions).toHaveBeenLastCalledWith({ ...DEFAULT_CHART, metric: 'NOTE_COUNT' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Treemap' }));
    await expect(args.onOptions).toHaveBeenLastCalledWith({ ...DEFAULT_CHART, type: 'treemap' });
  },
};
