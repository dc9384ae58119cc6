import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleBars } from './sample-chart.ts';
import { TagChart } from './tag-chart.tsx';

const meta: Meta<typeof TagChart> = {
  title: 'Charts/Tag chart',
  component: TagChart,
  args: { bars: sampleBars, onOpen: fn(), options: { metric: 'HIGHLIGHT_COUNT', items: 'TAG', type: 'bar' } },
};
export default meta;
type Story = StoryObj<typeof TagChart>;

const drawn: Story['play'] = async ({ canvasElement }) => {
  const chart = within(canvasElement).getByRole('img');
  await waitFor(() => expect(chart.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
};

export const Bars: Story = { play: drawn };
export const WholeBarsInItsPlace: Story = {
  args: {
    fills: true,
    bars: Array.from({ length: 20 }, (_, index) => ({
      ...sampleBars[0]!,
      id: `t${index}`,
      title: `Tag ${index}`,
      value: index + 1,
    })),
  },
  decorators: [
    (Chart) => (
      <div data-place style={{ height: 180, overflow: 'auto' }}>
        <Chart />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-place]')!;
    await within(canvasElement).findByText('Shows the 4 highest of 20. The table lists all.');
    await expect(place.scrollHeight).toBe(place.clientHeight);
  },
};
export const FewerLabelsInALowPlace: Story = {
  ...WholeBarsInItsPlace,
  args: { ...WholeBarsInItsPlace.args, options: { metric: 'HIGHLIGHT_COUNT', items: 'TAG', type: 'radar' } },
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[data-place]')!;
    await within(canvasElement).findByText('Shows the 6 highest of 20. The table lists all.');
    await expect(place.scrollHeight).toBe(place.clientHeight);
  },
};
export const Radar: Story = {
  args: { options: { metric: 'NOTE_COUNT', items: 'TAG', type: 'radar' } },
  play: drawn,
};
export const Pie: Story = { args: { options: { metric: 'TEXT_VOLUME', items: 'TAG', type: 'pie' } }, play: drawn };
export const Treemap: Story = {
  args: { options: { metric: 'HIGHLIGHT_COUNT', items: 'TAG', type: 'treemap' } },
  play: drawn,
};
