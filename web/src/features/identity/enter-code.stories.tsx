import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { EnterCode } from './enter-code.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof EnterCode> = {
  title: 'Identity/Enter code',
  component: EnterCode,
  args: { email: 'ada@example.org', codeChallenge: 'challenge-1' },
  beforeEach: answering(
    {
      'GET /api/v1/auth/environment': { localMailbox: false },
      'POST /api/v1/auth/confirm-email': () =>
        refusal(401, 'Unauthorized', 'The code is wrong or expired', 'Request a new one.'),
      'POST /api/v1/auth/sign-in-mail': { outcome: 'EMAIL_ONE_TIME_CODE', codeChallenge: 'challenge-2', teamId: null },
    },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof EnterCode>;

const tries = () => asked.filter(({ path }) => path.endsWith('/confirm-email')).map(({ body }) => body);

export const PastedWithSpacesAndTriedAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Code'));
    await userEvent.paste(' 123 456 ');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The code is wrong or expired');
    await expect(tries()).toEqual([{ method: 'ONE_TIME_CODE', codeChallenge: 'challenge-1', code: '123456' }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send another code' }));
    // Wait until the message about the first code is gone: then the second is sent.
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.type(canvas.getByLabelText('Code'), '654321');
    await canvas.findByRole('alert');
    await expect(tries().at(-1)).toEqual({ method: 'ONE_TIME_CODE', codeChallenge: 'challenge-2', code: '654321' });
  },
};
export const FinishingASignUp: Story = {
  args: { signingUp: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Start over' })).toHaveAttribute(
      'href',
      '/auth/signup',
    );
  },
};
