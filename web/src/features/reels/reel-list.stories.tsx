import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { reelPath } from './links.ts';
import { ReelList } from './reel-list.tsx';
import { sampleSummaries } from './sample-reel.ts';

const paged = { items: sampleSummaries, problem: null, again: fn(), more: null, loadingMore: false } as never;
const meta: Meta<typeof ReelList> = {
  title: 'Reels/List',
  component: ReelList,
  args: { reels: paged, pathOf: reelPath, action: null },
};
export default meta;
type Story = StoryObj<typeof ReelList>;

export const OfAProject: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('link');
    await expect(first).toHaveAttribute('href', '/projects/p1/reels/r1');
    await expect(first).toHaveTextContent('3 items');
    await expect(second).toHaveTextContent('Untitled reel');
  },
};
export const None: Story = { args: { reels: { ...(paged as object), items: [] } as never } };
