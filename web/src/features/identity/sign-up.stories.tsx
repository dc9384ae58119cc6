import type { Meta, StoryObj } from '@storybook/react-vite';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { SignUp } from './sign-up.tsx';

const asked: Asked[] = [];
const easy = () =>
  createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, deriveKey, hmacSignatureSecret: 'story' });
const meta: Meta<typeof SignUp> = {
  title: 'Identity/Sign up',
  component: SignUp,
  parameters: { address: '/auth/signup' },
  beforeEach: answering(
    {
      'GET /api/v1/auth/environment': { localMailbox: true },
      'GET /api/v1/auth/bot-challenge': async () => ({ challenge: await easy() }),
      'POST /api/v1/auth/sign-up': { outcome: 'EMAIL_SENT', codeChallenge: null, teamId: null },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof SignUp>;

const posted = () => asked.filter(({ method }) => method === 'POST');

export const WeakPasswordIsNotSent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'interviews{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The password still needs at least 12 characters, an uppercase letter',
    );
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await expect(posted()).toEqual([]);
  },
};
export const SentWithTheSolvedChallenge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Your name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'Nine interviews!1{Enter}');
    await expect(await canvas.findByText(/We sent an email to/)).toBeVisible();
    await waitFor(() =>
      expect(posted()[0]?.body).toMatchObject({
        method: 'EMAIL',
        email: 'ada@example.org',
        name: 'Ada',
        password: 'Nine interviews!1',
      }),
    );
    const { botCheck } = posted()[0]!.body as { botCheck: string };
    await expect(JSON.parse(atob(botCheck))).toMatchObject({ solution: { counter: 3 } });
  },
};
