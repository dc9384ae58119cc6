import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ChannelList } from './channel-list.tsx';
import { emptyChannel, findingChannel, sampleChannel } from './sample-channel.ts';

const meta: Meta<typeof ChannelList> = {
  title: 'Channels/List',
  component: ChannelList,
  args: { channels: [emptyChannel, findingChannel, sampleChannel], action: <button type="button">New channel</button> },
};
export default meta;
type Story = StoryObj<typeof ChannelList>;

export const WithCounts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = canvas.getAllByRole('listitem');
    await expect(within(rows[0]!).getByText('Finding themes of 230 data points')).toBeVisible();
    await expect(within(rows[1]!).getByText('1,240 data points')).toBeVisible();
    await expect(within(rows[2]!).getByText('No data yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Support inbox/ })).toHaveAttribute(
      'href',
      `/channels/${sampleChannel.id}`,
    );
  },
};
export const ManyAreSearched: Story = {
  args: {
    channels: Array.from({ length: 9 }, (_, at) => ({ ...sampleChannel, id: `c${at}`, title: `Channel ${at + 1}` })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a channel' }), 'channel 7');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a channel' }), '7');
    await expect(canvas.getByText('No matching channels.')).toBeVisible();
  },
};
export const Empty: Story = { args: { channels: [] } };
