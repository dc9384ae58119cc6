import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DialogUploads } from './dialog-uploads.tsx';
import { sampleUpload } from './sample-files.ts';
import { UploadCard } from './upload-card.tsx';
import { uploadRows } from './uploads-store.ts';

const meta: Meta<typeof DialogUploads> = {
  title: 'Files/Uploads in a window',
  component: DialogUploads,
  beforeEach: () => {
    uploadRows.set([
      sampleUpload('one.mp4', { inDialog: true }),
      sampleUpload('two.wav', { inDialog: true, state: 'done', fileId: 'f2' }),
    ]);
    return () => uploadRows.set([]);
  },
  render: () => (
    <>
      <DialogUploads />
      <UploadCard />
    </>
  ),
};
export default meta;

/** Each upload is in one place: in the window, and in the card once it closes. */
export const UntilItCloses: StoryObj<typeof DialogUploads> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('one.mp4')).toHaveLength(1);
    await expect(canvas.queryByText(/^Uploading/)).toBeNull();
    uploadRows.leaveDialog(true);
    await waitFor(() => expect(canvas.getByText('Uploading 1 file')).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Recordings and images' })).toBeNull();
    await expect(canvas.queryByText('two.wav')).toBeNull();
  },
};
