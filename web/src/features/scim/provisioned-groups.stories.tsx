import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Asked, answering } from '../../../.storybook/answers.ts';
import { ProvisionedGroups } from './provisioned-groups.tsx';
import { PROVISIONING } from './sample-provisioning.ts';

const asked: Asked[] = [];
const meta: Meta<typeof ProvisionedGroups> = {
  title: 'Scim/Provisioned groups',
  component: ProvisionedGroups,
  args: { groups: PROVISIONING.groups, reason: null },
};
export default meta;
type Story = StoryObj<typeof ProvisionedGroups>;

export const WithRoles: Story = {
  beforeEach: answering({ 'PUT /api/v1/provisioning/groups/i': null }, asked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Role of members of IT'), 'MANAGER');
    await waitFor(() => expect(asked[0]?.body).toEqual({ role: 'MANAGER', workspaceAdmin: true }));
  },
};
export const None: Story = { args: { groups: [] } };
