import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, untitledFolder, workspace } from '../../../.storybook/workspace.tsx';
import { FolderMenu } from './folder-menu.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof FolderMenu> = { title: 'Projects/Folder menu', component: FolderMenu, decorators: [asMember()], beforeEach: answering(workspace, asked), args: { folder } };
export default meta;
type Story = StoryObj<typeof FolderMenu>;

export const NotEmpty: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Observability' }));
    await expect(await screen.findByRole('menuitem', { name: /Delete.*Move out what lies in it first/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Empty: Story = {
  args: { folder: untitledFolder },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Untitled folder' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
    await expect(await screen.findByText('The folder is empty. Nothing else is deleted, and it can’t be brought back.')).toBeVisible();
  },
};
