import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ChartCard } from './chart-card.tsx';
import { sampleDashboard } from './sample-dashboard.ts';

const meta: Meta<typeof ChartCard> = {
  title: 'Dashboards/Chart card',
  component: ChartCard,
  args: {
    placed: sampleDashboard.charts[0]!,
    index: 0,
    count: 3,
    own: true,
    to: '/chart',
    figure: () => <p>Figure</p>,
    entries: [],
    onMove: fn(),
    onResize: fn(),
  },
  render: (args) => (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      <ChartCard {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof ChartCard>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Highlights by tag' })).toHaveAttribute(
      'href',
      '/chart',
    );
  },
};
export const OutOfSight: Story = { args: { placed: sampleDashboard.charts[2]! } };
