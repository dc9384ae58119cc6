import { DEFAULT_CHART } from '@evident/domain/charts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ChartItems } from './chart-items.tsx';
import { sampleChart } from './sample-chart.ts';

const meta: Meta<typeof ChartItems> = {
  title: 'Charts/Items',
  component: ChartItems,
  args: { groups: sampleChart.groups, options: DEFAULT_CHART, onChange: fn() },
};
export default meta;

export const HidesAndCollapses: StoryObj<typeof ChartItems> = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Items' }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('checkbox', { name: 'Double-checking' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      ...DEFAULT_CHART,
      hiddenItemIds: [sampleChart.groups[0]!.tags[1]!.id],
    });
    await userEvent.click(body.getByRole('checkbox', { name: 'Show Routines as one item' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...DEFAULT_CHART,
      collapsedGroupIds: [sampleChart.groups[1]!.id],
    });
  },
};
