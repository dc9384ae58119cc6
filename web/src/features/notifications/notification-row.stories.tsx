import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { NotificationRow } from './notification-row.tsx';
import { sampleNotifications } from './sample-notifications.ts';

const [mention, , share] = sampleNotifications(new Date());
const meta: Meta<typeof NotificationRow> = {
  title: 'Notifications/Row',
  component: NotificationRow,
  decorators: [
    (Row) => (
      <ul style={{ listStyle: 'none', padding: 0 }}>
        <Row />
      </ul>
    ),
  ],
  args: { notification: mention! },
  beforeEach: answering({}),
};
export default meta;
type Story = StoryObj<typeof NotificationRow>;

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible();
    await expect(row.getByRole('link')).toHaveAttribute('href', expect.stringContaining('#comment-'));
  },
};
export const OfProject: Story = {
  args: { notification: { ...share!, readAt: share!.createdAt } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/projects\/adopting-opentelemetry-/),
    );
  },
};
