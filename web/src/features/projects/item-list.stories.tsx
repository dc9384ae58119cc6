import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, items, workspace } from '../../../.storybook/workspace.tsx';
import { ItemList } from './item-list.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ItemList> = {
  title: 'Projects/Item list',
  component: ItemList,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: {
    of: { items, problem: null, again: () => {}, more: null, loadingMore: false },
    label: 'Recently opened',
    things: 'items you opened',
    empty: <p>Things you open appear here.</p>,
  },
};
export default meta;
type Story = StoryObj<typeof ItemList>;

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4);
  },
};
export const Empty: Story = {
  args: { of: { items: [], problem: null, again: () => {}, more: null, loadingMore: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Things you open appear here.')).toBeVisible();
  },
};
