import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember } from '../../../.storybook/workspace.tsx';
import { beginField } from '../../kernel/keys/begun.ts';
import { ChannelDescription } from './channel-description.tsx';
import { emptyChannel, sampleChannel } from './sample-channel.ts';

const asked: Asked[] = [];
const path = `/api/v1/channels/${sampleChannel.id}`;
const meta: Meta<typeof ChannelDescription> = {
  title: 'Channels/Description',
  component: ChannelDescription,
  args: { channel: sampleChannel },
  decorators: [asMember()],
  beforeEach: answering({ [`PATCH ${path}`]: { undoId: 'u1' } }, asked),
};
export default meta;
type Story = StoryObj<typeof ChannelDescription>;

export const Changed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tickets and reviews about the mobile app' }));
    const field = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Tickets{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({ method: 'PATCH', path, body: { description: 'Tickets' }, seen: '"2"' }),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleChannel.description })).toHaveFocus());
  },
};
export const KeptByEscape: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tickets and reviews about the mobile app' }));
    await userEvent.keyboard('More{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: sampleChannel.description })).toHaveFocus());
    await expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([]);
  },
};
/** A new channel has the cursor in its description. */
export const New: Story = {
  args: { channel: emptyChannel },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add a description' });
    beginField(emptyChannel.id);
    await waitFor(() => expect(within(canvasElement).getByRole('textbox', { name: 'Description' })).toHaveFocus());
  },
};
export const ReadByViewers: Story = {
  decorators: [asMember({ role: 'VIEWER' })],
  args: { channel: { ...sampleChannel, level: 'READ' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(sampleChannel.description)).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
