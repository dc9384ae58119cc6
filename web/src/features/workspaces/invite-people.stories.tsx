import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { InvitePeople } from './invite-people.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof InvitePeople> = {
  title: 'Workspaces/Invite people',
  component: InvitePeople,
  beforeEach: answering(
    {
      'GET /api/v1/auth/environment': { localMailbox: false },
      'POST /api/v1/invites': { invites: [{ email: 'bob@example.org' }], alreadyMembers: ['ada@example.org'] },
    },
    asked,
  ),
  decorators: [
    (Show, { parameters }) => (
      <WhoContext value={someone(parameters.who as object)}>
        <Show />
      </WhoContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof InvitePeople>;

export const ManyAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send invite' }));
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'Bob <bob@example.org>, ada@example.org');
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'VIEWER');
    await userEvent.click(canvas.getByRole('button', { name: 'Send 2 invites' }));
    await expect(await canvas.findByText(/Invited bob@example.org. Already members: ada@example.org./)).toBeVisible();
    await expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { emails: ['bob@example.org', 'ada@example.org'], role: 'VIEWER', workspaceAdmin: false },
    ]);
  },
};
export const WhatIsNoAddressStays: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email addresses'), 'bob@example.org, carl');
    await expect(canvas.queryByText(/Not an email address/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send invite' }));
    await expect(await canvas.findByText(/Invited bob@example.org/)).toBeVisible();
    await expect(canvas.getByLabelText('Email addresses')).toHaveValue('carl');
    await expect(canvas.getByText(/Not an email address: carl/)).toBeVisible();
  },
};
export const OthersMayNot: Story = {
  parameters: { who: { workspaceAdmin: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Send invite' })).toHaveAccessibleDescription(
      'Only workspace admins can do this',
    );
  },
};
