import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { DeleteFile } from './delete-file.tsx';
import { sampleFile } from './sample-files.ts';

const meta: Meta<typeof DeleteFile> = {
  title: 'Files/Delete file',
  component: DeleteFile,
  args: { file: sampleFile('f1'), onClose: () => {} },
};
export default meta;
type Story = StoryObj<typeof DeleteFile>;

export const InAReel: Story = {
  beforeEach: answering({
    'GET /api/v1/files/f1/uses': { notes: 0, highlights: 0, reels: 2, texts: 0, redactions: 0 },
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Interview 7.mp4” forever?' }));
    await expect(await dialog.findByText('2 reels play it. It can be deleted once that is removed.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Delete forever' })).toBeDisabled();
  },
};
