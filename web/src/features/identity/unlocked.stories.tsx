import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, refusal, type Asked } from '../../../.storybook/answers.ts';
import { Unlocked } from './unlocked.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof Unlocked> = { title: 'Identity/Unlocked', component: Unlocked };
export default meta;
type Story = StoryObj<typeof Unlocked>;

export const Done: Story = {
  args: { token: 'good' },
  beforeEach: answering({ 'POST /api/v1/auth/unlock': null }, asked),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Go to sign in' })).toBeVisible();
    await expect(asked).toHaveLength(1);
  },
};
export const TooOld: Story = {
  args: { token: 'old' },
  beforeEach: answering({
    'POST /api/v1/auth/unlock': () => refusal(401, 'Unauthorized', 'This link no longer works', 'Request a new one.'),
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('This link no longer works');
  },
};
