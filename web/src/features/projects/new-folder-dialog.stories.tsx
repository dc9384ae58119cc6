import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answering, type Asked } from '../../../.storybook/answers.ts';
import { asMember, folder, untitledFolder, workspace } from '../../../.storybook/workspace.tsx';
import { NewFolderDialog } from './new-folder-dialog.tsx';

const asked: Asked[] = [];
const meta: Meta<typeof NewFolderDialog> = {
  title: 'Projects/New folder dialog',
  component: NewFolderDialog,
  decorators: [asMember()],
  beforeEach: answering({ ...workspace, 'POST /api/v1/folders': { id: untitledFolder.id } }, asked),
  args: { parent: null, onClose: () => {} },
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof NewFolderDialog>;

export const Making: Story = {
  play: async () => {
    await userEvent.type(screen.getByLabelText('Title'), 'Pricing{Enter}');
    await waitFor(() =>
      expect(asked).toContainEqual({
        method: 'POST',
        path: '/api/v1/folders',
        body: { title: 'Pricing', parentId: null, private: false },
      }),
    );
  },
};
export const InAnOpenFolder: Story = {
  args: { parent: folder },
  play: async () => {
    await expect(screen.getByRole('checkbox')).toBeDisabled();
  },
};
