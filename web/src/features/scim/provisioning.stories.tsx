import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { Provisioning } from './provisioning.tsx';
import { PROVISIONING } from './sample-provisioning.ts';

const meta: Meta<typeof Provisioning> = { title: 'Scim/Provisioning', component: Provisioning, args: { reason: null } };
export default meta;
type Story = StoryObj<typeof Provisioning>;
const members = { items: [], nextCursor: null };

export const InUse: Story = {
  beforeEach: answering({ 'GET /api/v1/provisioning': PROVISIONING, 'GET /api/v1/members': members }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByDisplayValue('https://evident.example/scim/v2')).toBeVisible();
    await expect(canvas.getByText(/12 members are provisioned/)).toBeVisible();
    await expect(canvas.getByText('PATCH User: ada@example.org')).toBeVisible();
  },
};
export const New: Story = {
  beforeEach: answering({
    'GET /api/v1/provisioning': {
      ...PROVISIONING,
      tokens: [],
      groups: [],
      failures: [],
      users: 0,
      lastRequestAt: null,
    },
    'GET /api/v1/members': members,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/has not sent a request yet/)).toBeVisible();
  },
};
export const NotAnAdmin: Story = {
  args: { reason: 'Only workspace admins can do this' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Only workspace admins can do this')).toBeVisible();
  },
};
