import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { UploadCards } from './upload-cards.tsx';
import { uploadRows } from './uploads-store.ts';

const meta: Meta<typeof UploadCards> = { title: 'Files/Upload cards', component: UploadCards };
export default meta;

export const One: StoryObj<typeof UploadCards> = {
  beforeEach: () => {
    uploadRows.set([
      {
        key: 'u1',
        name: 'talk.mp3',
        bytes: 100,
        sent: 100,
        state: 'done',
        problem: null,
        fileId: 'f1',
        target: { projectId: 'p1', projectTitle: 'Onboarding', note: null },
        inDialog: false,
        transcript: null,
      },
    ]);
    return () => uploadRows.set([]);
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Uploaded 1 file')).toBeVisible();
  },
};
