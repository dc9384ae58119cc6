import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { ChangedEmail } from './changed-email.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof ChangedEmail> = { title: 'Identity/Changed e-mail', component: ChangedEmail };
export default meta;
type Story = StoryObj<typeof ChangedEmail>;

export const Done: Story = {
  args: { token: 'good' },
  beforeEach: answering({ 'POST /api/v1/auth/confirm-email-change': null }, asked),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Email changed/)).toBeVisible();
    await expect(asked).toHaveLength(1);
  },
};
export const TooOld: Story = {
  args: { token: 'old' },
  beforeEach: answering({
    'POST /api/v1/auth/confirm-email-change': () =>
      refusal(401, 'Unauthorized', 'This link no longer works', 'Request a new one.'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This link no longer works');
  },
};
