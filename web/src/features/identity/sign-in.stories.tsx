import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { SignIn } from './sign-in.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof SignIn> = {
  title: 'Identity/Sign in',
  component: SignIn,
  parameters: { address: '/auth/login' },
};
export default meta;
type Story = StoryObj<typeof SignIn>;

const environment = { localMailbox: false };

export const WrongPasswordKeepsWhatWasTyped: Story = {
  beforeEach: answering({
    'POST /api/v1/auth/sign-in': () =>
      refusal(
        401,
        'Unauthorized',
        'Wrong email or password',
        'Try again, reset the password or request a sign-in link.',
      ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Wrong email or password');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
};
export const LockedShowsTheWayOut: Story = {
  beforeEach: answering({
    'POST /api/v1/auth/sign-in': () =>
      refusal(
        429,
        'TooManyRequests',
        'Too many tries',
        'Wait 60 minutes, or have a link sent that unlocks the address.',
      ),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByRole('link', { name: /unlock/ })).toHaveAttribute('href', '/auth/unlock');
  },
};
export const ByMailedLink: Story = {
  beforeEach: answering(
    {
      'GET /api/v1/auth/environment': environment,
      'POST /api/v1/auth/sign-in-mail': { outcome: 'EMAIL_SENT', codeChallenge: null, teamId: null },
    },
    asked,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await expect(posted()).toEqual([]);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(await canvas.findByText(/We sent an email to/)).toBeVisible();
    await waitFor(() => expect(posted()).toEqual([{ email: 'ada@example.org', useOneTimeCode: false }]));
  },
};
