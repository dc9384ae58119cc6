import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FileFacts } from './file-facts.tsx';
import { sampleFile } from './sample-files.ts';

const meta: Meta<typeof FileFacts> = { title: 'Files/File facts', component: FileFacts };
export default meta;

export const Picture: StoryObj<typeof FileFacts> = {
  args: {
    file: sampleFile('f1', { name: 'board.png', fileType: 'Image', mediaType: 'image/png', width: 1200, height: 800 }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,200 × 800')).toBeVisible();
    await expect(within(canvasElement).getByRole('link', { name: 'Open the note' })).toBeVisible();
  },
};
