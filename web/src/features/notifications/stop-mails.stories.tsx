import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { StopMails } from './stop-mails.tsx';

const meta: Meta<typeof StopMails> = {
  title: 'Notifications/Stop mails',
  component: StopMails,
  args: { token: '0198a5b0-7c1e-7d60-9b3a-000000000001.secret' },
  beforeEach: answering({ 'POST /api/v1/notifications/unsubscribe': null }),
};
export default meta;
type Story = StoryObj<typeof StopMails>;

export const Stopped: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Stop emails' }));
    await expect(await page.findByRole('status')).toHaveTextContent('You get no more emails');
  },
};
