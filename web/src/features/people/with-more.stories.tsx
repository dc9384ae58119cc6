import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WithMore } from './with-more.tsx';

const more = fn();
const meta: Meta<typeof WithMore> = {
  title: 'People/With more',
  component: WithMore,
  args: { of: { more, loadingMore: false }, children: 'The first page' },
};
export default meta;
type Story = StoryObj<typeof WithMore>;

export const More: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }));
    await expect(more).toHaveBeenCalled();
  },
};
export const Complete: Story = {
  args: { of: { more: null, loadingMore: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
