import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FollowButton } from './follow-button.tsx';
import { sampleFollows } from './sample-feeds.ts';

const project = sampleFollows.items[1]!;
const meta: Meta<typeof FollowButton> = {
  title: 'Feeds/Follow button',
  component: FollowButton,
  args: { type: 'PROJECT', id: project.id, title: project.title },
  beforeEach: answering({ 'GET /api/v1/follows': sampleFollows }),
};
export default meta;
type Story = StoryObj<typeof FollowButton>;

export const Followed: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Following Trust' })).toBeVisible();
  },
};
let followed = false;
export const NotFollowed: Story = {
  args: { id: 'other', title: 'Other' },
  beforeEach: answering({
    'GET /api/v1/follows': () => ({
      ...sampleFollows,
      items: followed ? [{ ...project, id: 'other' }] : sampleFollows.items,
    }),
    'PUT /api/v1/follows/PROJECT/other': () => {
      followed = true;
      return null;
    },
  }),
  play: async ({ canvasElement }) => {
    followed = false;
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Follow Other' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: 'Following Other' })).toBeVisible();
  },
};
