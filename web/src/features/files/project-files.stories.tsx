import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering } from '../../../.storybook/answers.ts';
import { ProjectFiles } from './project-files.tsx';
import { sampleFiles } from './sample-files.ts';

const meta: Meta<typeof ProjectFiles> = {
  title: 'Files/Project files',
  component: ProjectFiles,
  args: { projectId: 'p1', action: 'Upload files', reason: null },
};
export default meta;
type Story = StoryObj<typeof ProjectFiles>;

export const Some: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p1/files': { items: sampleFiles, next: null } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Report.pdf' })).toBeVisible();
  },
};
export const None: Story = {
  beforeEach: answering({ 'GET /api/v1/projects/p1/files': { items: [], next: null } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No files in this project')).toBeVisible();
    await expect(canvas.getByText('Upload files')).toBeVisible();
  },
};
