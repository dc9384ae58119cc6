import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FileContent } from './file-content.tsx';
import { sampleFile } from './sample-files.ts';

const meta: Meta<typeof FileContent> = { title: 'Files/File content', component: FileContent };
export default meta;

export const Unknown: StoryObj<typeof FileContent> = {
  args: { file: sampleFile('f1', { name: 'backup.zip', fileType: 'Other' }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No preview for this type of file')).toBeVisible();
  },
};
