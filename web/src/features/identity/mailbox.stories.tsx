import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { Mailbox } from './mailbox.tsx';

const mail = {
  id: '1-a',
  to: 'ada@example.org',
  subject: 'Confirm your email address',
  sentAt: '2026-01-02T03:04:05.678Z',
};
const meta: Meta<typeof Mailbox> = { title: 'Identity/Mailbox', component: Mailbox };
export default meta;
type Story = StoryObj<typeof Mailbox>;

export const NewestIsOpen: Story = {
  beforeEach: answering({
    'GET /api/v1/mailbox': { items: [mail, { ...mail, id: '2-b', subject: '123456 is your code' }] },
    'GET /api/v1/mailbox/1-a': {
      ...mail,
      text: 'Confirm your address:\n\nhttp://localhost:4000/auth/confirm-email#token=abc\n',
    },
    'GET /api/v1/mailbox/2-b': { ...mail, text: 'Your code is 123456.' },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute(
      'href',
      'http://localhost:4000/auth/confirm-email#token=abc',
    );
  },
};
export const NoMail: Story = {
  beforeEach: answering({ 'GET /api/v1/mailbox': { items: [] } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No emails yet')).toBeVisible();
  },
};
