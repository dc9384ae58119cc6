import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { AccountEmail } from './account-email.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof AccountEmail> = {
  title: 'Identity/Account e-mail',
  component: AccountEmail,
  args: { email: 'ada@example.org' },
  beforeEach: answering(
    { 'POST /api/v1/me/email': null, 'GET /api/v1/auth/environment': { localMailbox: false } },
    asked,
  ),
};
export default meta;
type Story = StoryObj<typeof AccountEmail>;

export const AMailGoesToTheNewAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('New address'), 'ada@research.example{Enter}');
    await expect(await canvas.findByText(/We sent an email to/)).toHaveTextContent('ada@research.example');
    await expect(asked[0]?.body).toEqual({ email: 'ada@research.example' });
  },
};
