import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FileRow } from './file-row.tsx';
import { sampleFile } from './sample-files.ts';

const meta: Meta<typeof FileRow> = { title: 'Files/File row', component: FileRow };
export default meta;
type Story = StoryObj<typeof FileRow>;

export const Uploaded: Story = {
  args: { file: sampleFile('f1') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Interview 7.mp4' })).toHaveAttribute('href', '/f/f1');
    await expect(canvas.getByRole('link', { name: 'Note' })).toBeVisible();
    await expect(canvas.getByText('835 kB')).toBeVisible();
  },
};
export const Uploading: Story = {
  args: { file: sampleFile('f1', { status: 'UPLOADING', noteIds: [] }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Uploading…')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};
