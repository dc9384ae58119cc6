import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { FilePicker } from './file-picker.tsx';
import { sampleFile } from './sample-cards.ts';

const PROJECT = '0198c5a2-7a3b-7c1e-9d60-2f3c4d5e6f71';
const meta: Meta<typeof FilePicker> = {
  title: 'References/File picker',
  component: FilePicker,
  args: { projectId: PROJECT, onPick: fn(), onClose: fn() },
  beforeEach: answering({
    [`GET /api/v1/projects/${PROJECT}/files`]: {
      items: [
        { id: sampleFile.id, name: sampleFile.title, bytes: sampleFile.bytes, status: 'DONE' },
        { id: PROJECT, name: 'Half.mp4', bytes: 1, status: 'UPLOADING' },
      ],
      next: null,
    },
  }),
};
export default meta;
type Story = StoryObj<typeof FilePicker>;

/** Files that are still uploading are not offered. */
export const OfTheProject: Story = {
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Guide.pdf · 48.2 kB' }));
    await expect(args.onPick).toHaveBeenCalledWith({ kind: 'file', id: sampleFile.id });
    await expect(dialog.queryByRole('button', { name: /Half/ })).toBeNull();
  },
};
export const None: Story = {
  beforeEach: answering({ [`GET /api/v1/projects/${PROJECT}/files`]: { items: [], next: null } }),
  play: async () => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('This project has no files yet.')).toBeVisible();
  },
};
