import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Followed } from './followed.tsx';
import { sampleFollows } from './sample-feeds.ts';

const meta: Meta<typeof Followed> = {
  title: 'Feeds/Followed',
  component: Followed,
  args: { items: sampleFollows.items },
};
export default meta;
type Story = StoryObj<typeof Followed>;

export const SomeOfEach: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Onboarding' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tags\//),
    );
    await expect(canvas.getByRole('button', { name: 'Unfollow Trust' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Support inbox' }).getAttribute('href')).toMatch(/^\/channels\//);
  },
};
