import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleUpload } from './sample-files.ts';
import { UploadLines } from './upload-lines.tsx';

const meta: Meta<typeof UploadLines> = {
  title: 'Files/Upload lines',
  component: UploadLines,
  args: {
    label: 'Uploads',
    rows: [sampleUpload('one.mp4', {}), sampleUpload('two.wav', { state: 'done', fileId: 'f2' })],
  },
};
export default meta;

export const Uploading: StoryObj<typeof UploadLines> = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Uploads' }));
    await expect(list.getByRole('button', { name: 'Pause one.mp4' })).toBeVisible();
    await expect(list.getByRole('link', { name: 'two.wav' })).toHaveAttribute('href', '/f/f2');
  },
};
