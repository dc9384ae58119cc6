import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { NotificationBell } from './notification-bell.tsx';

const meta: Meta<typeof NotificationBell> = {
  title: 'Notifications/Bell',
  component: NotificationBell,
  args: { narrow: false, enabled: true },
  beforeEach: answering({ 'GET /api/v1/notifications/unread': { count: 100 } }),
};
export default meta;
type Story = StoryObj<typeof NotificationBell>;

export const Many: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Notifications 99+ unread' })).toBeVisible();
  },
};
export const Narrow: Story = {
  args: { narrow: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Notifications, some unread' })).toBeVisible();
  },
};
