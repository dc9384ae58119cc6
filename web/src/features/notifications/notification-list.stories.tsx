import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember, page, workspace } from '../../../.storybook/workspace.tsx';
import { NotificationList } from './notification-list.tsx';
import { sampleNotifications } from './sample-notifications.ts';

const items = sampleNotifications(new Date());
let read = false;
const meta: Meta<typeof NotificationList> = {
  title: 'Notifications/List',
  component: NotificationList,
  args: { unread: false },
  decorators: [asMember()],
  beforeEach: answering({
    ...workspace,
    'GET /api/v1/notifications/unread': { count: 3 },
    'GET /api/v1/notifications': () =>
      page(items.map((one, at) => (at === 0 && read ? { ...one, readAt: one.createdAt } : one))),
    [`PATCH /api/v1/notifications/${items[0]!.id}`]: () => {
      read = true;
      return null;
    },
  }),
};
export default meta;
type Story = StoryObj<typeof NotificationList>;

export const TodayAndEarlier: Story = {
  play: async ({ canvasElement }) => {
    read = false;
    const canvas = within(canvasElement);
    const today = within(await canvas.findByRole('list', { name: 'Today' }));
    await expect(today.getByText('mentioned you in a comment on')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /requests access to/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/settings\/access$/),
    );
    await userEvent.click(today.getAllByRole('button', { name: 'Mark as read' })[0]!);
    await waitFor(() => expect(today.getByRole('button', { name: 'Mark as unread' })).toBeVisible());
  },
};
export const NothingYet: Story = {
  beforeEach: answering({ ...workspace, 'GET /api/v1/notifications': page([]) }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing yet')).toBeVisible();
  },
};
