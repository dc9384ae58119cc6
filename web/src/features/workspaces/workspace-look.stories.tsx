import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WorkspaceLook } from './workspace-look.tsx';

const meta: Meta<typeof WorkspaceLook> = {
  title: 'Workspaces/Workspace look',
  component: WorkspaceLook,
  args: { workspace: someone().workspace, reason: null },
  beforeEach: answering({ 'PATCH /api/v1/workspace': {} }),
};
export default meta;
type Story = StoryObj<typeof WorkspaceLook>;

export const RefusesWhatIsNoColor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Color'), '#12');
    await expect(canvas.getByText(/Enter six hexadecimal digits/)).toBeVisible();
  },
};
export const ReadOnly: Story = {
  args: { reason: 'Only workspace admins can change this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Color')).toBeDisabled();
  },
};
