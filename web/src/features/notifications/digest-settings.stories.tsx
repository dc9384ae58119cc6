import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DigestSettings } from './digest-settings.tsx';
import { sampleNotificationSettings } from './sample-notifications.ts';

const meta: Meta<typeof DigestSettings> = {
  title: 'Notifications/Digest settings',
  component: DigestSettings,
  args: { settings: sampleNotificationSettings, slack: 'connected', onChange: fn() },
};
export default meta;
type Story = StoryObj<typeof DigestSettings>;

export const InSlack: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Slack' }));
    await expect(args.onChange).toHaveBeenCalledWith({ digestBy: 'SLACK' });
  },
};
export const SlackOffered: Story = { args: { slack: 'offered' } };
export const SlackEnded: Story = {
  args: { slack: 'offered', settings: { ...sampleNotificationSettings, digestBy: 'SLACK' } },
};
export const WithoutSlack: Story = {
  args: { slack: 'none' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Slack/)).toBeNull();
  },
};
export const Never: Story = { args: { settings: { ...sampleNotificationSettings, digest: 'NEVER' } } };
