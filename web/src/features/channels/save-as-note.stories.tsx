import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asMember } from '../../../.storybook/workspace.tsx';
import { sampleChannel, samplePoint } from './sample-channel.ts';
import { SaveAsNote } from './save-as-note.tsx';

const meta: Meta<typeof SaveAsNote> = {
  title: 'Channels/Save as note',
  component: SaveAsNote,
  decorators: [asMember()],
  args: { channelId: sampleChannel.id, dataPointId: samplePoint.id },
};
export default meta;
type Story = StoryObj<typeof SaveAsNote>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save as note…' }));
    await expect(await within(document.body).findByText('Save as a note in')).toBeVisible();
  },
};
