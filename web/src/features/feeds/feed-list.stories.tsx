import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FeedList } from './feed-list.tsx';
import { sampleFeed, sharedFeed } from './sample-feeds.ts';

const meta: Meta<typeof FeedList> = {
  title: 'Feeds/Feed list',
  component: FeedList,
  beforeEach: answering({ 'GET /api/v1/feeds': { items: [sharedFeed, sampleFeed], next: null } }),
};
export default meta;
type Story = StoryObj<typeof FeedList>;

export const OwnAndShared: Story = {
  parameters: { address: `/explore/${sampleFeed.id}` },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Quotes about prices' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
export const None: Story = { beforeEach: answering({ 'GET /api/v1/feeds': { items: [], next: null } }) };
