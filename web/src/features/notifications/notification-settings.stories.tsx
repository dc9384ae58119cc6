import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { NotificationSettings } from './notification-settings.tsx';
import { sampleNotificationSettings } from './sample-notifications.ts';

let sent: unknown[] = [];
const meta: Meta<typeof NotificationSettings> = {
  title: 'Notifications/Settings',
  component: NotificationSettings,
  args: { settings: sampleNotificationSettings, project: null },
  beforeEach: answering({
    'PATCH /api/v1/notifications/settings': () => {
      sent.push('saved');
      return null;
    },
  }),
};
export default meta;
type Story = StoryObj<typeof NotificationSettings>;

export const General: Story = {
  play: async ({ canvasElement }) => {
    sent = [];
    const form = within(canvasElement);
    await expect(form.getByRole('combobox', { name: 'Mentions' })).toHaveValue('MAIL');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Imports' }), 'Off');
    await waitFor(() => expect(sent).toEqual(['saved']));
  },
};
export const OfProject: Story = {
  args: { project: { id: 'p', title: 'Adopting OpenTelemetry' } },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole('combobox', { name: 'Mentions' })).toHaveDisplayValue(
      'As in general: In Evident and by email',
    );
    await expect(form.queryByRole('radiogroup', { name: 'Digest' })).toBeNull();
  },
};
