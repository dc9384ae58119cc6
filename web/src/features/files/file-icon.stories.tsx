import type { Meta, StoryObj } from '@storybook/react-vite';
import { FILE_TYPES } from '@evident/domain/files';
import { expect } from 'storybook/test';
import { FileIcon } from './file-icon.tsx';

const meta: Meta<typeof FileIcon> = { title: 'Files/File icon', component: FileIcon, args: { fileType: 'Audio' } };
export default meta;

export const EveryType: StoryObj<typeof FileIcon> = {
  render: () => (
    <>
      {FILE_TYPES.map((type) => (
        <FileIcon key={type} fileType={type} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(FILE_TYPES.length);
  },
};
