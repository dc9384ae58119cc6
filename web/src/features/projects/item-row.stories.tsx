import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, items, workspace } from '../../../.storybook/workspace.tsx';
import { ItemRow } from './item-row.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ItemRow> = {
  title: 'Projects/Item row',
  component: ItemRow,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { item: items[0] },
};
export default meta;
type Story = StoryObj<typeof ItemRow>;

export const Note: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Untitled note/ })).toHaveAttribute(
      'href',
      `/data/${items[0]!.id}`,
    );
  },
};
export const Folder: Story = {
  args: { item: items[3] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Untitled folder/ })).toHaveAttribute(
      'href',
      `/folders/${items[3]!.id}`,
    );
  },
};
