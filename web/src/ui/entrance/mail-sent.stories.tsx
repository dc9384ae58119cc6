import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { MailSent } from './mail-sent.tsx';

const meta: Meta<typeof MailSent> = {
  title: 'Entrance/Mail sent',
  component: MailSent,
  args: { to: 'ada@example.org', children: 'Open the link in it to finish signing up.' },
};
export default meta;
type Story = StoryObj<typeof MailSent>;

export const AtThisMachine: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/environment': { localMailbox: true } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Open this server’s mailbox' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('spam');
  },
};
export const ByAMailServer: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/environment': { localMailbox: false } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement).toHaveTextContent('Check your spam folder too.'));
  },
};
