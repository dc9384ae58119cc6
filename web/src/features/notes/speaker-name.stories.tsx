import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SpeakerName } from './speaker-name.tsx';

const meta: Meta<typeof SpeakerName> = { title: 'Notes/Speaker name', component: SpeakerName, args: { name: 'Speaker 1', onRename: fn(), onClose: fn() } };
export default meta;
type Story = StoryObj<typeof SpeakerName>;

export const Renamed: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, ' Carolyn {Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('Carolyn');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const ReadOnly: Story = { args: { reason: 'Viewers cannot edit' } };
