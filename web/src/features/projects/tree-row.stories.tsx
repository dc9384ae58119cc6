import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, project, workspace } from '../../../.storybook/workspace.tsx';
import { TreeRow } from './tree-row.tsx';

const asked: Asked[] = [];
const toggled = fn();
const meta: Meta<typeof TreeRow> = {
  title: 'Projects/Tree row',
  component: TreeRow,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: {
    row: { kind: 'folder', folder },
    tree: { folders: [folder], projects: [project] },
    depth: 0,
    open: true,
    onToggle: toggled,
  },
};
export default meta;
type Story = StoryObj<typeof TreeRow>;

export const Folder: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close Observability', expanded: true }));
    await expect(toggled).toHaveBeenCalled();
    await expect(
      await within(canvasElement).findByRole('button', { name: 'More for Observability' }),
    ).toBeInTheDocument();
  },
};
export const Project: Story = {
  args: { row: { kind: 'project', project } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: project.title })).toBeVisible();
  },
};
