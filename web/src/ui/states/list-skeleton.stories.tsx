import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ListSkeleton } from './list-skeleton.tsx';

const meta: Meta<typeof ListSkeleton> = {
  title: 'States/List skeleton',
  component: ListSkeleton,
  args: { things: 'notes' },
};
export default meta;
type Story = StoryObj<typeof ListSkeleton>;

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading notes');
  },
};
export const Cards: Story = { args: { shape: 'cards', things: 'insights' } };
export const Board: Story = { args: { shape: 'board', things: 'notes', count: 3 } };
export const Text: Story = { args: { shape: 'text', things: 'the note', count: 4 } };
