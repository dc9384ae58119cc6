import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, untitledFolder, workspace } from '../../../.storybook/workspace.tsx';
import { FolderRow } from './folder-row.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof FolderRow> = {
  title: 'Projects/Folder row',
  component: FolderRow,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { folder },
};
export default meta;
type Story = StoryObj<typeof FolderRow>;

export const Titled: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 projects');
  },
};
export const Untitled: Story = {
  args: { folder: untitledFolder },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Untitled folder/ })).toBeVisible();
  },
};
