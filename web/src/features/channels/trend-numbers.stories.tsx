import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { sampleTrend } from './sample-channel.ts';
import { TrendNumbers } from './trend-numbers.tsx';

const meta: Meta<typeof TrendNumbers> = {
  title: 'Channels/Numbers of a trend',
  component: TrendNumbers,
  args: {
    ...sampleTrend,
    nameOf: (day) => day,
    saidOf: ({ people }) => `${people} people`,
    pathOf: ({ from, to }) => `/data#from=${from}&to=${to}`,
  },
};
export default meta;

export const ByWeek: StoryObj<typeof TrendNumbers> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Numbers'));
    await expect(canvas.getByRole('row', { name: '2026-04-27 31 people' })).toBeVisible();
  },
};
