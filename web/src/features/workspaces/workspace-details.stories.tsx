import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WorkspaceDetails } from './workspace-details.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof WorkspaceDetails> = {
  title: 'Workspaces/Workspace details',
  component: WorkspaceDetails,
  args: { workspace: someone().workspace, reason: null },
  beforeEach: answering({ 'PATCH /api/v1/workspace': {} }, asked),
};
export default meta;
type Story = StoryObj<typeof WorkspaceDetails>;

export const Saves: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Company size'), '26-100');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked[0]?.body).toMatchObject({ orgSize: '26-100' }));
  },
};
export const ReadOnly: Story = {
  args: { reason: 'Only workspace admins can change this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Company size')).toBeDisabled();
  },
};
