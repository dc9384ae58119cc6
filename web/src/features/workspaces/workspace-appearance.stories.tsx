import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WorkspaceAppearance } from './workspace-appearance.tsx';

const meta: Meta<typeof WorkspaceAppearance> = {
  title: 'Workspaces/Workspace look',
  component: WorkspaceAppearance,
  args: { workspace: someone().workspace, reason: null },
  beforeEach: answering({ 'PATCH /api/v1/workspace': {} }),
};
export default meta;
type Story = StoryObj<typeof WorkspaceAppearance>;

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
