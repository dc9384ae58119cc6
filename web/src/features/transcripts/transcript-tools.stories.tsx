import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TranscriptTools } from './transcript-tools.tsx';

const meta: Meta<typeof TranscriptTools> = {
  title: 'Transcripts/Tools',
  component: TranscriptTools,
  args: {
    noteId: 'n',
    editor: null,
    recordings: [{ fileId: 'f1', name: 'first.mp3' }],
    available: false,
    translationHost: null,
    reason: undefined,
    onAgain: fn(),
    onFile: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TranscriptTools>;

export const AlignedFromFile: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Transcript' }));
    const menu = within(document.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Align text from a file…' }));
    const file = new File(['Ana: Hello'], 'corrected.txt');
    await userEvent.upload(canvasElement.querySelector('input[type=file]')!, file);
    await expect(args.onFile).toHaveBeenCalledWith('f1', file, 'ALIGN');
  },
};
