import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { MailboxLink } from './mailbox-link.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof MailboxLink> = {
  title: 'Entrance/Mailbox link',
  component: MailboxLink,
  render: () => (
    <div>
      <MailboxLink />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof MailboxLink>;

export const AtThisMachine: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/environment': { localMailbox: true } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link')).toHaveAttribute('href', '/mailbox');
  },
};
export const FromElsewhere: Story = {
  beforeEach: answering({ 'GET /api/v1/auth/environment': { localMailbox: false } }, asked),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
