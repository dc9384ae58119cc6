import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { emptyTopic, sampleChannel, sampleTopic } from './sample-channel.ts';
import { TopicList } from './topic-list.tsx';

const path = `GET /api/v1/channels/${sampleChannel.id}/topics`;
const meta: Meta<typeof TopicList> = {
  title: 'Channels/Topics',
  component: TopicList,
  decorators: [asMember()],
  args: { channel: sampleChannel },
  beforeEach: answering({ [path]: { items: [sampleTopic, emptyTopic], next: null } }),
};
export default meta;
type Story = StoryObj<typeof TopicList>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link', { name: 'Late deliveries' });
    await expect(link.getAttribute('href')).toContain(`/t/${sampleTopic.id}`);
    await expect(canvas.getByText('Growing')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New topic' }));
    await expect(await within(document.body).findByRole('dialog', { name: 'New topic' })).toBeVisible();
  },
};
export const None: Story = {
  beforeEach: answering({ [path]: { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^A topic is a subject that you follow/)).toBeVisible();
  },
};
