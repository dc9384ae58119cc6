import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { sampleChannel, sampleTopic } from './sample-channel.ts';
import { TopicRow } from './topic-row.tsx';

const path = `/api/v1/channels/${sampleChannel.id}/topics/${sampleTopic.id}`;
const asked: Asked[] = [];
const meta: Meta<typeof TopicRow> = {
  title: 'Channels/Topic in a list',
  component: TopicRow,
  decorators: [asMember()],
  args: { channel: sampleChannel, topic: sampleTopic },
  beforeEach: answering({ [`PATCH ${path}`]: { undoId: 'u1' }, [`DELETE ${path}`]: { undoId: 'u2' } }, asked),
};
export default meta;
type Story = StoryObj<typeof TopicRow>;

const menu = async (canvasElement: HTMLElement, entry: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'More for Late deliveries' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }));
};

export const Renamed: Story = {
  play: async ({ canvasElement }) => {
    await menu(canvasElement, 'Rename…');
    const field = await within(canvasElement).findByRole('textbox', { name: 'Topic name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Lost parcels{Enter}');
    await waitFor(() => expect(asked.find((one) => one.path === path)?.body).toEqual({ title: 'Lost parcels' }));
  },
};
export const Deleted: Story = {
  play: async ({ canvasElement }) => {
    await menu(canvasElement, 'Delete');
    await expect(await within(document.body).findByText('Deleted “Late deliveries”')).toBeVisible();
  },
};
export const BeingFound: Story = { args: { topic: { ...sampleTopic, ready: false } } };
