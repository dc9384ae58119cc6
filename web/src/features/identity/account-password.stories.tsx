import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { AccountPassword } from './account-password.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AccountPassword> = {
  title: 'Identity/Account password',
  component: AccountPassword,
  args: { email: 'ada@example.org', hasPassword: true },
};
export default meta;
type Story = StoryObj<typeof AccountPassword>;

export const TooCommon: Story = {
  beforeEach: answering({
    'PUT /api/v1/me/password': () =>
      refusal(400, 'ValidationError', 'This password is too common', 'Choose another, such as four unrelated words.'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'Nine interviews!1{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This password is too common');
    await expect(canvas.getByLabelText('New password')).toHaveValue('Nine interviews!1');
  },
};
export const AFirstPassword: Story = {
  args: { hasPassword: false },
  beforeEach: answering({ 'PUT /api/v1/me/password': null }, asked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New password'), 'short{Enter}');
    await expect(asked).toEqual([]);
    await userEvent.clear(canvas.getByLabelText('New password'));
    await userEvent.type(canvas.getByLabelText('New password'), 'Nine interviews!1{Enter}');
    await waitFor(() => expect(asked[0]?.body).toEqual({ newPassword: 'Nine interviews!1', revokeTokens: true }));
  },
};
