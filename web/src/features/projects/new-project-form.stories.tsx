import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, page, project, workspace } from '../../../.storybook/workspace.tsx';
import { PERMISSIONS_LOADING, WhoContext } from '../../kernel/who.ts';
import { NewProjectForm } from './new-project-form.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof NewProjectForm> = {
  title: 'Projects/New project form',
  component: NewProjectForm,
  decorators: [asMember()],
  beforeEach: answering({ ...workspace, 'POST /api/v1/projects': { id: project.id } }, asked),
};
export default meta;
type Story = StoryObj<typeof NewProjectForm>;

export const Making: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Title/), 'Why people leave');
    await userEvent.click(canvas.getByRole('button', { name: 'Icon: First letter' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'rocket' }));
    await userEvent.click(canvas.getByLabelText('Only me, until I share it'));
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'POST',
        path: '/api/v1/projects',
        body: { title: 'Why people leave', summary: '', icon: '🚀', folderId: null, private: true },
      }),
    );
  },
};
export const InAnOpenFolder: Story = {
  args: { folderId: folder.id },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('Only me, until I share it')).toBeDisabled());
  },
};
export const NotInAFolderOneOnlyReads: Story = {
  args: { folderId: folder.id },
  decorators: [asMember({ role: 'CONTRIBUTOR' })],
  beforeEach: answering(
    {
      ...workspace,
      'GET /api/v1/folders': page([{ ...folder, level: 'READ' }]),
      'POST /api/v1/projects': { id: project.id },
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/Title/), 'Why people leave');
    await waitFor(() => expect(asked.some(({ path }) => path === '/api/v1/folders')).toBe(true));
    await waitFor(() => expect(canvas.getByLabelText('Only me, until I share it')).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Create project' }));
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ method: 'POST', body: expect.objectContaining({ folderId: null }) }),
      ),
    );
  },
};
export const Viewer: Story = {
  decorators: [asMember({ role: 'VIEWER' })],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Viewers cannot create projects');
  },
};
/** Members are not called viewers before the server has answered. */
export const MemberUnknown: Story = {
  decorators: [
    (Story) => (
      <WhoContext value={null}>
        <Story />
      </WhoContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(PERMISSIONS_LOADING);
    await expect(canvasElement).not.toHaveTextContent('Viewers');
  },
};
