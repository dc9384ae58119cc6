import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlockedFilter } from './blocked-filter.tsx';

const meta: Meta<typeof BlockedFilter> = {
  title: 'Filters/Blocked filter',
  component: BlockedFilter,
  args: { why: 'unreadable', onClear: fn() },
};
export default meta;
type Story = StoryObj<typeof BlockedFilter>;

export const Unreadable: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the filter' }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
export const Faulty: Story = { args: { why: 'faulty' } };
export const Unseen: Story = { args: { why: 'unseen' } };
