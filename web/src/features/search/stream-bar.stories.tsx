import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StreamBar } from './stream-bar.tsx';

const meta: Meta<typeof StreamBar> = {
  title: 'Search/Stream bar',
  component: StreamBar,
  args: {
    words: '',
    type: null,
    order: 'newest',
    onWords: fn(),
    onType: fn(),
    onOrder: fn(),
    filters: null,
  },
};
export default meta;
type Story = StoryObj<typeof StreamBar>;

export const Everything: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show: Everything' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Highlights' }));
    await expect(args.onType).toHaveBeenCalledWith('HIGHLIGHT');
  },
};
export const OneType: Story = { args: { type: 'INSIGHT', order: 'title', words: 'price' } };
