import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, untitledFolder, workspace } from '../../../.storybook/workspace.tsx';
import { FolderContents } from './folder-contents.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof FolderContents> = {
  title: 'Projects/Folder contents',
  component: FolderContents,
  decorators: [asMember()],
  beforeEach: answering(workspace, asked),
  args: { folder, show: 'everything' },
};
export default meta;
type Story = StoryObj<typeof FolderContents>;

export const Inside: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Adopting OpenTelemetry')).toBeVisible();
  },
};
export const Top: Story = {
  args: { folder: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Why people leave')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { folder: untitledFolder },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'New project' })).toHaveAttribute(
      'href',
      `/projects/new?folder=${untitledFolder.id}`,
    );
  },
};
export const ReadOnly: Story = {
  args: { folder: { ...untitledFolder, level: 'READ' } },
  decorators: [asMember({ role: 'CONTRIBUTOR' })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [role, name] of [
      ['link', 'New project'],
      ['button', 'New folder'],
    ] as const)
      await waitFor(() =>
        expect(canvas.getByRole(role, { name })).toHaveAccessibleDescription(
          'You don’t have edit permissions in this folder',
        ),
      );
  },
};
