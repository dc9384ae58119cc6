import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { asMember, workspace } from '../../../.storybook/workspace.tsx';
import { PrivateProjects } from './private-projects.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof PrivateProjects> = {
  title: 'Access/Private projects',
  component: PrivateProjects,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
};
export default meta;
type Story = StoryObj<typeof PrivateProjects>;

export const Admin: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Created by Ben Okri/)).toBeVisible();
  },
};
export const NoAdmin: Story = {
  decorators: [asMember({ workspaceAdmin: false })],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Created by/)).toBeNull();
  },
};
export const NotLoaded: Story = {
  beforeEach: answering({
    'GET /api/v1/private-projects': () => refusal(403, 'Forbidden', 'The token may not read this'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'The private projects of others could not be loaded',
    );
  },
};
