import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { ChoosePassword } from './choose-password.tsx';

const meta: Meta<typeof ChoosePassword> = {
  title: 'Identity/Choose password',
  component: ChoosePassword,
  args: { token: 'old' },
  beforeEach: answering({
    'POST /api/v1/auth/password-reset': () =>
      refusal(401, 'Unauthorized', 'This link no longer works', 'Request a new one.'),
  }),
};
export default meta;
type Story = StoryObj<typeof ChoosePassword>;

export const TooOldALink: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'Nine interviews!1{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth/reset-password',
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('Nine interviews!1');
  },
};
