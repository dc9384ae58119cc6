import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { sampleTrend } from './sample-channel.ts';
import { TrendChart } from './trend-chart.tsx';

const meta: Meta<typeof TrendChart> = {
  title: 'Channels/Trend chart',
  component: TrendChart,
  args: { trend: sampleTrend, type: 'bar', pathOf: ({ from, to }) => `/data#from=${from}&to=${to}` },
};
export default meta;
type Story = StoryObj<typeof TrendChart>;

export const Bars: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = canvas.getByRole('img', { name: /^People by week/ });
    await expect(chart.querySelectorAll('rect')).toHaveLength(7);
    const { right, top } = chart.getBoundingClientRect();
    await fireEvent.pointerMove(chart, { clientX: right - 4, clientY: top + 20 });
    await expect(await canvas.findByText(/^Week of .*: 31 people$/)).toBeVisible();
  },
};
export const Line: Story = { args: { type: 'line' } };
export const OfATheme: Story = {
  args: { ofTheme: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Numbers'));
    await expect(canvas.getByText('10 of 31 people')).toBeVisible();
    const last = canvas.getAllByRole('link').at(-1);
    await expect(last).toHaveAttribute('href', '/data#from=2026-04-27&to=2026-05-03');
  },
};
export const LineOfATheme: Story = { args: { ofTheme: true, type: 'line' } };
export const ShareOfATheme: Story = {
  args: { ofTheme: true, type: 'share' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^Share of people by week/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Numbers'));
    await expect(canvas.getByText('33 % (12 to 60 %), 10 of 31 people')).toBeVisible();
  },
};
export const OneMonth: Story = {
  args: { type: 'line', trend: { step: 'MONTH', steps: [{ day: '2026-04-01', people: 3, ofTheme: 0, share: null }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img').querySelectorAll('rect')).toHaveLength(1);
  },
};
