import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, otherProject, project, untitledFolder, workspace } from '../../../.storybook/workspace.tsx';
import { MoveDialog } from './move-dialog.tsx';

const asked: Asked[] = [];
const closed = fn();
const meta: Meta<typeof MoveDialog> = {
  title: 'Projects/Move dialog',
  component: MoveDialog,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { thing: { kind: 'project', project }, onClose: closed },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof MoveDialog>;

export const ByTyping: Story = {
  play: async () => {
    await screen.findByRole('option', { name: /Untitled folder/ });
    await userEvent.type(screen.getByLabelText('Folder'), 'untit{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PUT',
        path: `/api/v1/projects/${project.id}/place`,
        body: { folderId: untitledFolder.id, beforeProjectId: null },
      }),
    );
    await expect(closed).toHaveBeenCalled();
  },
};
export const WhereItIs: Story = {
  play: async () => {
    await expect(await screen.findByRole('option', { name: /Observability.*It is here already/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Opening: Story = {
  args: { thing: { kind: 'project', project: { ...otherProject, folderId: null } } },
  beforeEach: answering({ ...workspace, [`PUT /api/v1/projects/${otherProject.id}/place`]: null }, asked),
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: /Observability/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Move and show' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PUT',
        path: `/api/v1/projects/${otherProject.id}/place`,
        body: { folderId: folder.id, beforeProjectId: null, openToAll: true },
      }),
    );
  },
};
