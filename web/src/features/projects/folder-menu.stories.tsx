import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, untitledFolder, workspace } from '../../../.storybook/workspace.tsx';
import { FolderMenu } from './folder-menu.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof FolderMenu> = {
  title: 'Projects/Folder menu',
  component: FolderMenu,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { folder },
};
export default meta;
type Story = StoryObj<typeof FolderMenu>;

export const Deleting: Story = {
  args: { folder: untitledFolder },
  beforeEach: answering(
    {
      ...workspace,
      [`GET /api/v1/dependents/PROJECT_CATEGORY/${untitledFolder.id}`]: {
        insights: [],
        insightCount: 0,
        held: { projects: 2, notes: 31 },
      },
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Untitled folder' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await expect(await screen.findByText('2 projects and 31 notes go with it.')).toBeVisible();
  },
};
