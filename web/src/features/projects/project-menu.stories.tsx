import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, project, workspace } from '../../../.storybook/workspace.tsx';
import { ProjectMenu } from './project-menu.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ProjectMenu> = {
  title: 'Projects/Menu',
  component: ProjectMenu,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { project },
};
export default meta;
type Story = StoryObj<typeof ProjectMenu>;

export const Archiving: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: `More for ${project.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PUT',
        path: `/api/v1/projects/${project.id}/status`,
        body: { status: 'archived' },
      }),
    );
  },
};
export const MovingDown: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(2));
    await userEvent.click(within(canvasElement).getByRole('button', { name: `More for ${project.title}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PUT',
        path: `/api/v1/projects/${project.id}/place`,
        body: { folderId: folder.id, beforeProjectId: null },
      }),
    );
  },
};
export const OnlyReading: Story = {
  args: { project: { ...project, level: 'READ' } },
  decorators: [asMember({ role: 'VIEWER', workspaceAdmin: false })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: `More for ${project.title}` })).toBeNull();
  },
};
