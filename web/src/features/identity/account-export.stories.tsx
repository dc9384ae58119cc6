import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { AccountExport } from './account-export.tsx';

const meta: Meta<typeof AccountExport> = { title: 'Identity/Account export', component: AccountExport };
export default meta;
type Story = StoryObj<typeof AccountExport>;

export const Refused: Story = {
  beforeEach: answering({
    'GET /api/v1/me/export': () => refusal(429, 'TooManyRequests', 'Too many requests', 'Try again in a minute.'),
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Download your data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many requests');
  },
};
