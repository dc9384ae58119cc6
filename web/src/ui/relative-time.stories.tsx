import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RelativeTime } from './relative-time.tsx';

const meta: Meta<typeof RelativeTime> = { title: 'Relative time', component: RelativeTime };
export default meta;
type Story = StoryObj<typeof RelativeTime>;

export const UnderAWeek: Story = {
  args: { at: new Date(Date.now() - 3.5 * 3_600_000) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/3 hours ago/)).toHaveAttribute('title');
  },
};
export const LongAgo: Story = { args: { at: '2024-03-12T09:30:00Z' } };
