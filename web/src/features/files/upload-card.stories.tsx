import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { UploadCard } from './upload-card.tsx';
import { sampleUpload as row } from './sample-files.ts';
import { uploadRows } from './uploads-store.ts';

const meta: Meta<typeof UploadCard> = {
  title: 'Files/Upload card',
  component: UploadCard,
  beforeEach: () => {
    uploadRows.set([
      row('one.mp4', {}),
      row('two.mp4', { state: 'interrupted' }),
      row('full.mp4', { state: 'interrupted', problem: 'The disk is full. Free some space.' }),
      row('three.gif', { state: 'failed', problem: 'The GIF is larger than 2 MB.' }),
      row('four.wav', { state: 'done', fileId: 'f4' }),
      row('five.mp4', { state: 'done', fileId: 'f5', transcript: { name: 'five.vtt', problem: null } }),
      row('six.mp4', {
        state: 'done',
        fileId: 'f6',
        transcript: { name: 'six.docx', problem: 'The file is damaged.' },
      }),
    ]);
    return () => uploadRows.set([]);
  },
};
export default meta;

export const EveryState: StoryObj<typeof UploadCard> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Uploading 7 files')).toBeVisible();
    await expect(canvas.getByText('12 MB of 80 MB')).toBeVisible();
    await expect(canvas.getByText('New note in Onboarding, with “five.vtt”')).toBeVisible();
    await expect(canvas.getByText('New note without “six.docx”: The file is damaged.')).toBeVisible();
    await expect(canvas.getByText(/^No connection. Continues as soon as possible/)).toBeVisible();
    await expect(canvas.getByText(/^The disk is full. Free some space. Continues/)).toBeVisible();
    await expect(canvas.getByText('The GIF is larger than 2 MB.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'four.wav' })).toHaveAttribute('href', '/f/f4');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause one.mp4' }));
    await expect(canvas.getByRole('button', { name: 'Resume one.mp4' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel two.mp4' }));
    await waitFor(() => expect(canvas.queryByText('two.mp4')).toBeNull());
  },
};
