import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { NoData } from './no-data.tsx';
import { emptyChannel } from './sample-channel.ts';

const meta: Meta<typeof NoData> = {
  title: 'Channels/No data',
  component: NoData,
  args: { channel: emptyChannel },
  decorators: [asMember()],
};
export default meta;
type Story = StoryObj<typeof NoData>;

export const MembersAddSome: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Send data points with the API' }),
    ).toBeVisible();
  },
};
export const ViewersWait: Story = {
  args: { channel: { ...emptyChannel, level: 'READ' } },
  decorators: [asMember({ role: 'VIEWER' })],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No data yet')).toBeVisible();
    await expect(within(canvasElement).queryByText(/API/)).toBeNull();
  },
};
