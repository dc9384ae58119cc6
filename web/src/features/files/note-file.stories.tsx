import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NoteFile } from './note-file.tsx';
import { sampleFiles } from './sample-files.ts';

const meta: Meta<typeof NoteFile> = {
  title: 'Files/Note file',
  component: NoteFile,
  args: { file: sampleFiles[1]!, index: 1, count: 2, reason: undefined, onMove: fn(), onRemove: fn() },
  render: (args) => (
    <ul>
      <NoteFile {...args} />
    </ul>
  ),
};
export default meta;
type Story = StoryObj<typeof NoteFile>;

export const Movable: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('link', { name: 'Report.pdf' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowLeft}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    await expect(args.onMove).toHaveBeenCalledWith(1, 0);
  },
};
export const ReadOnly: Story = { args: { reason: 'You don’t have edit permissions in this project' } };
