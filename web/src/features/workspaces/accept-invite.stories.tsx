import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AcceptInvite } from './accept-invite.tsx';

const asked: Asked[] = [];
const open = fn(async () => {});
const invite = {
  teamId: 'acme',
  teamName: 'Acme Research',
  invitedBy: 'Maria',
  email: 'ada@example.org',
  role: 'CONTRIBUTOR' as const,
  hasAccount: false,
  provesAddress: true,
};
const meta: Meta<typeof AcceptInvite> = {
  title: 'Workspaces/Accept invite',
  component: AcceptInvite,
  args: { token: 'secret', invite, person: null, open },
  beforeEach: () => {
    open.mockClear();
    return answering({ 'POST /api/v1/auth/accept-invite': {} }, asked)();
  },
};
export default meta;
type Story = StoryObj<typeof AcceptInvite>;

export const WhoHasNoAccountMakesOne: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Password'), 'Nine interviews!1{Enter}');
    await waitFor(() => expect(open).toHaveBeenCalledWith('acme'));
    await expect(asked[0]?.body).toEqual({ token: 'secret', name: 'Ada', password: 'Nine interviews!1' });
  },
};
export const WhoHasOneSignsInFirst: Story = {
  args: { invite: { ...invite, hasAccount: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Sign in as ada@example.org' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=/auth/accept-invite',
    );
  },
};
/** A copied link does not prove an address. */
export const ACopiedLinkNeedsAnAccount: Story = {
  args: { invite: { ...invite, provesAddress: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Create your account' })).toHaveAttribute(
      'href',
      '/auth/signup',
    );
  },
};
export const WhoIsSignedInJoins: Story = {
  args: { invite: { ...invite, hasAccount: true }, person: { email: 'ada@example.org' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Join Acme Research' }));
    await waitFor(() => expect(asked[0]?.body).toEqual({ token: 'secret' }));
  },
};
export const AnotherAddress: Story = {
  args: { person: { email: 'bob@example.org' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/you are signed in as bob@example.org/)).toBeVisible();
  },
};
