import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TabSkeleton } from './tab-skeleton.tsx';

const meta: Meta<typeof TabSkeleton> = {
  title: 'States/Tab skeleton',
  component: TabSkeleton,
  args: { things: 'summaries' },
};
export default meta;

export const Loading: StoryObj<typeof TabSkeleton> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading summaries');
  },
};
