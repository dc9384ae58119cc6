import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { NewTopicDialog } from './new-topic-dialog.tsx';
import { sampleChannel, sampleThemes } from './sample-channel.ts';

const path = `/api/v1/channels/${sampleChannel.id}/topics`;
const asked: Asked[] = [];
const meta: Meta<typeof NewTopicDialog> = {
  title: 'Channels/New topic',
  component: NewTopicDialog,
  decorators: [asMember()],
  args: { channelId: sampleChannel.id, onCreated: fn(), onClose: fn() },
  beforeEach: answering({ [`POST ${path}`]: { id: 't1' } }, asked),
};
export default meta;

export const OfATheme: StoryObj<typeof NewTopicDialog> = {
  args: { title: 'Waiting for a reply', from: { themeId: sampleThemes[0]!.id } },
  play: async ({ args }) => {
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Create topic' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledWith('t1', 'Waiting for a reply'));
    await expect(asked.find((one) => one.path === path)?.body).toEqual({
      title: 'Waiting for a reply',
      themeId: sampleThemes[0]!.id,
    });
  },
};

export const CreatedOnceByADoubleClick: StoryObj<typeof NewTopicDialog> = {
  args: { title: 'Waiting for a reply' },
  play: async ({ args }) => {
    await userEvent.dblClick(await within(document.body).findByRole('button', { name: 'Create topic' }));
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledTimes(1));
    await expect(asked.filter((one) => one.path === path && one.method === 'POST')).toHaveLength(1);
  },
};
