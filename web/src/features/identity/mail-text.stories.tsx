import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, refusal } from '../../../.storybook/answers.ts';
import { MailText } from './mail-text.tsx';

const meta: Meta<typeof MailText> = { title: 'Identity/Mail text', component: MailText, args: { id: '1-a' } };
export default meta;
type Story = StoryObj<typeof MailText>;

export const NothingInItRuns: Story = {
  beforeEach: answering({ 'GET /api/v1/mailbox/1-a': { text: '<img src=x onerror=alert(1)> javascript:alert(1)' } }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('<img src=x onerror=alert(1)> javascript:alert(1)'),
    ).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
export const Gone: Story = {
  beforeEach: answering({
    'GET /api/v1/mailbox/1-a': () => refusal(404, 'NotFound', 'Message not found', 'Only the newest are kept.'),
  }),
};
