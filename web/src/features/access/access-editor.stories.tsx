import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { AccessEditor } from './access-editor.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AccessEditor> = {
  title: 'Access/Editor',
  component: AccessEditor,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { on: { kind: 'project', id: project.id }, reason: null },
};
export default meta;
type Story = StoryObj<typeof AccessEditor>;

export const MakingItPrivate: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('combobox', { name: 'Everyone' }));
    await userEvent.click(await screen.findByRole('option', { name: 'No access' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'PUT',
        path: `/api/v1/projects/${project.id}/access`,
        body: { kind: 'special', id: 'public', level: 'none' },
      }),
    );
  },
};
export const OnlyReading: Story = {
  args: { reason: 'You don’t have full access to this project' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/Members with full access can change who has access/),
    ).toBeVisible();
  },
};
