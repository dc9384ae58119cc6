import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CommentText } from './comment-text.tsx';
import { sampleComment } from './sample-threads.ts';

const meta: Meta<typeof CommentText> = { title: 'Comments/Text', component: CommentText, args: sampleComment() };
export default meta;
type Story = StoryObj<typeof CommentText>;

export const WithMentionAndLinks: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement);
    await expect(text.getByRole('link', { name: '@Ben Okri' })).toBeVisible();
    await expect(text.getByRole('link', { name: '#Price list' })).toHaveAttribute(
      'href',
      expect.stringContaining('/data/'),
    );
    await expect(text.getByText('#note you can’t see')).toBeVisible();
  },
};
