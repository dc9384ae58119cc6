import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { someone } from '../../../.storybook/who.ts';
import { WhoContext } from '../../kernel/who.ts';
import { Invites } from './invites.tsx';

const asked: Asked[] = [];
const invite = {
  id: '1',
  email: 'bob@example.org',
  role: 'VIEWER',
  workspaceAdmin: false,
  invitedBy: 'ada',
  state: 'EXPIRED',
  createdAt: '2026-01-02T03:04:05Z',
  expiresAt: '2026-01-16T03:04:05Z',
};
const meta: Meta<typeof Invites> = {
  title: 'Workspaces/Invites',
  component: Invites,
  beforeEach: () => {
    let items = [invite];
    return answering({
      'GET /api/v1/invites': () => ({ items, next: null }),
      'DELETE /api/v1/invites/1': () => {
        items = [];
        return null;
      },
    })();
  },
  decorators: [
    (Show, { parameters }) => (
      <WhoContext value={someone(parameters.who as object)}>
        <Show />
      </WhoContext>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Invites>;

export const Revoked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Expired')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke invite for bob@example.org' }));
    await waitFor(() => expect(canvas.getByText('No pending invites')).toBeVisible());
  },
};
export const CopiesALink: Story = {
  beforeEach: () =>
    answering(
      {
        'GET /api/v1/invites': { items: [{ ...invite, state: 'PENDING' }], next: null },
        'PUT /api/v1/invites/1/link': {
          url: 'https://example.org/auth/accept-invite#token=secret',
          expiresAt: invite.expiresAt,
        },
      },
      asked,
    )(),
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Copy link of the invite of bob@example.org' }),
    );
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'PUT', path: '/api/v1/invites/1/link' }));
  },
};
export const OthersDontSeeThem: Story = {
  parameters: { who: { workspaceAdmin: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Only admins see who was invited.')).toBeVisible();
  },
};
