import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FileFacts } from './file-facts.tsx';
import { sampleFile } from './sample-files.ts';

const meta: Meta<typeof FileFacts> = {
  title: 'Files/File facts',
  component: FileFacts,
  beforeEach: answering({ 'GET /api/v1/notes/n1': { id: 'n1', title: 'Workshop' } }),
};
export default meta;

export const Picture: StoryObj<typeof FileFacts> = {
  args: {
    file: sampleFile('f1', { name: 'board.png', fileType: 'Image', mediaType: 'image/png', width: 1200, height: 800 }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1,200 × 800')).toBeVisible();
    await expect(await within(canvasElement).findByRole('link', { name: 'Workshop' })).toBeVisible();
  },
};
