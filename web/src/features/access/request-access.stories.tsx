import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, project, workspace } from '../../../.storybook/workspace.tsx';
import { RequestAccess } from './request-access.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof RequestAccess> = {
  title: 'Access/Request',
  component: RequestAccess,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { projectId: project.id, onTaken: () => {} },
};
export default meta;
type Story = StoryObj<typeof RequestAccess>;

export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('I want to edit it'));
    await userEvent.type(canvas.getByLabelText('Your message'), 'For the pricing study.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for access' }));
    await expect(await canvas.findByText('Your request is on its way')).toBeVisible();
    await expect(asked).toContainEqual({
      method: 'POST',
      path: '/api/v1/access-requests',
      body: { projectId: project.id, role: 'CONTRIBUTOR', message: 'For the pricing study.' },
    });
  },
};
export const Viewer: Story = {
  decorators: [asMember({ role: 'VIEWER', workspaceAdmin: false })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('radio')).toHaveLength(1);
  },
};
