import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { UnreadCount } from './unread-count.tsx';

const meta: Meta<typeof UnreadCount> = {
  title: 'Notifications/Unread count',
  component: UnreadCount,
  args: { enabled: true },
  beforeEach: answering({ 'GET /api/v1/notifications/unread': { count: 100 } }),
};
export default meta;

export const Many: StoryObj<typeof UnreadCount> = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('99+ unread')).toBeInTheDocument();
  },
};
