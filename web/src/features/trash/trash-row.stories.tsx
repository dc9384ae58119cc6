import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TrashRow } from './trash-row.tsx';

const meta: Meta<typeof TrashRow> = {
  title: 'Trash/Trash row',
  component: TrashRow,
  decorators: [
    (Show) => (
      <ul>
        <Show />
      </ul>
    ),
  ],
  args: {
    entry: {
      id: 'e',
      objectType: 'PROJECT_CATEGORY',
      objectId: 'f',
      title: 'Research',
      project: null,
      held: { folders: 1, projects: 3, notes: 20 },
      trashedBy: { id: 'a', name: 'Ada Lovelace' },
      trashedAt: '2026-11-20T10:00:00Z',
      purgedAt: '2026-12-20T10:00:00Z',
      canRestore: false,
      canDeleteForever: false,
      parent: null,
    },
  },
};
export default meta;
type Story = StoryObj<typeof TrashRow>;

export const NotYours: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('with 1 folder, 3 projects and 20 notes');
    await expect(within(canvasElement).getByRole('button', { name: 'Restore' })).toHaveAccessibleDescription(
      'You can no longer edit where it was',
    );
  },
};
